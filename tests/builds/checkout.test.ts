import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

jest.setTimeout(60_000);

/** Loads this repository's tsx in any working directory. */
const tsx = ["--import", pathToFileURL(require.resolve("tsx")).href];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checkout-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("Git for Windows checks out the line endings that lint expects", () => {
  execFileSync("git", ["clone", "--quiet", "--config", "core.autocrlf=true", ".", folder]);
  expect(execFileSync("git", ["ls-files", "--eol"], { cwd: folder, encoding: "utf8" })).not.toContain(
    "w/crlf",
  );
});

test.each([
  ["Site (copie)", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["L'atelier", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["Site #2", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["Site", "check-query-types.ts", /run `npm run build`/],
])(
  'in a folder named "%s" without installation, %s explains what to do',
  async (name, script, expectedMessage) => {
    const cwd = path.join(folder, name);
    await mkdir(cwd);
    const program = path.resolve("scripts", script);
    const { status, stderr } = spawnSync(process.execPath, [...tsx, program, "build"], {
      cwd,
      encoding: "utf8",
    });
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(expectedMessage)]);
  },
);

describe("the installation before every command", () => {
  /** Package `b` is optional and missing, which the installer accepts. */
  const lockFileOf = (version: string) =>
    JSON.stringify({
      packages: { "": {}, "node_modules/a": { version }, "node_modules/b": { version, optional: true } },
    });

  /** Runs the installer with package `a` installed at 1.0.0, `lockedVersion` in the lock file, and no registry. */
  async function install(lockedVersion: string, nodeVersion = process.versions.node) {
    await mkdir(path.join(folder, "node_modules", "a"), { recursive: true });
    const installedPackages = JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } });
    await writeFile(path.join(folder, "node_modules", ".package-lock.json"), installedPackages);
    await writeFile(path.join(folder, "package-lock.json"), lockFileOf(lockedVersion));
    const versionScript = `Object.defineProperty(process, "versions", { value: { node: "${nodeVersion}" } })`;
    const args = [
      "--import",
      `data:text/javascript,${encodeURIComponent(versionScript)}`,
      path.resolve("scripts/install.mjs"),
    ];
    const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9" };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
    return { status, stderr: stderr.trim(), isKept: existsSync(path.join(folder, "node_modules", "a")) };
  }

  test("leaves a matching installation alone, even if the lock file is newer", async () => {
    expect(await install("1.0.0")).toEqual({ status: 0, stderr: "", isKept: true });
  });

  test("keeps an outdated installation, with a message, when the registry is unreachable", async () => {
    const stderr = expect.stringContaining("l'installation précédente reste en place");
    expect(await install("2.0.0")).toEqual({ status: 1, stderr, isKept: true });
  });

  test.each(["18.20.8", "20.11.1"])("refuses Node %s in one sentence", async (version) => {
    const stderr = expect.stringMatching(/^Il faut Node 20 \(à partir de 20\.12\), [^\n]*$/);
    expect(await install("1.0.0", version)).toEqual({ status: 1, stderr, isKept: true });
  });
});
