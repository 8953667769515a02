import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePortIsFree } from "../../tools/loopback";
import { SiteCopy } from "../support/site-copy";

/** Copies of the repository on other systems, and in unusual folders. */

jest.setTimeout(60_000);

/** Found from here, in any folder. */
const tsx = ["--import", pathToFileURL(require.resolve("tsx")).href];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checkout-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a checkout by Git for Windows has the line endings that lint expects", () => {
  execFileSync("git", ["clone", "--quiet", "--config", "core.autocrlf=true", ".", folder]);
  expect(execFileSync("git", ["ls-files", "--eol"], { cwd: folder, encoding: "utf8" })).not.toContain(
    "w/crlf",
  );
});

test.each([
  ["Site (copie)", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["L'atelier", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["Site #2", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["Site", "query-types.ts", /run `npm run build`/],
])("in a fresh clone «%s» %s says what to do", async (name, script, sentence) => {
  const cwd = path.join(folder, name);
  await mkdir(cwd);
  const program = path.resolve("scripts", script);
  const { status, stderr } = spawnSync(process.execPath, [...tsx, program, "build"], {
    cwd,
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)]);
});

test.each([
  ["title: string }", 0, ""],
  ["title: string, readonly text: string }", 1, /not those of HeroFragment .* run `npm run build`/],
])("types of queries that are another branch's, «%s», are recognised", async (fields, status, sentence) => {
  await mkdir(path.join(folder, "src"));
  const types = `type HeroFragment = { readonly ${fields};\ntype WordsFragment = { readonly title: string };\n`;
  await writeFile(path.join(folder, "src", "gatsby-types.d.ts"), types);
  const query = "fragment Hero on HomeJsonHero { ...Words } fragment Words on HomeJsonHero { title }";
  await writeFile(path.join(folder, "src", "hero.tsx"), `export const fragment = graphql\`${query}\`;\n`);
  const program = path.resolve("scripts", "query-types.ts");
  const ended = spawnSync(process.execPath, [...tsx, program], { cwd: folder, encoding: "utf8" });
  expect([ended.status, ended.stderr.trim()]).toEqual([status, expect.stringMatching(sentence)]);
});

describe("the installation before every command", () => {
  const lockOf = (version: string) =>
    JSON.stringify({
      packages: { "": {}, "node_modules/a": { version }, "node_modules/b": { version, optional: true } },
    });

  /** Runs it where `a` is installed in version 1.0.0, and wanted in another or the same; the registry is out of reach. */
  async function install(wanted: string, nodeVersion = process.versions.node) {
    await mkdir(path.join(folder, "node_modules", "a"), { recursive: true });
    const installed = JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } });
    await writeFile(path.join(folder, "node_modules", ".package-lock.json"), installed);
    await writeFile(path.join(folder, "package-lock.json"), lockOf(wanted));
    const versions = `Object.defineProperty(process, "versions", { value: { node: "${nodeVersion}" } })`;
    const program = [
      "--import",
      `data:text/javascript,${encodeURIComponent(versions)}`,
      path.resolve("scripts/install.mjs"),
    ];
    const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9" };
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: "utf8", env });
    return { status, stderr: stderr.trim(), isKept: existsSync(path.join(folder, "node_modules", "a")) };
  }

  test("leaves alone what fits, even if the lock file is newer", async () => {
    expect(await install("1.0.0")).toEqual({ status: 0, stderr: "", isKept: true });
  });

  test("keeps what does not fit where the registry is out of reach, and says so", async () => {
    const stderr = expect.stringContaining("l'installation précédente reste en place");
    expect(await install("2.0.0")).toEqual({ status: 1, stderr, isKept: true });
  });

  test.each(["18.20.8", "20.11.1"])("refuses Node %s in one sentence", async (version) => {
    const stderr = expect.stringMatching(/^Il faut Node 20 \(à partir de 20\.12\), [^\n]*$/);
    expect(await install("1.0.0", version)).toEqual({ status: 1, stderr, isKept: true });
  });
});

test("npm run content:schemas leaves VS Code's settings as they are in the repository", async () => {
  const site = await SiteCopy.make();
  const before = await site.read(".vscode/settings.json");
  const { status, output } = await site.start("npm run content:schemas").ended;
  expect([output, status]).toEqual([expect.any(String), 0]);
  expect(await site.read(".vscode/settings.json")).toBe(before);
  await site.remove();
});

test("a port is not free if another program has it on IPv6, which «localhost» may mean", async () => {
  const other = createServer((_, response) => response.end()).listen(0, "::1");
  await once(other, "listening");
  // The server listens on a port.
  const { port } = other.address() as AddressInfo;
  await expect(ensurePortIsFree(port)).rejects.toThrow(`http://localhost:${port} is another program's`);
  other.close();
  await ensurePortIsFree(port);
});
