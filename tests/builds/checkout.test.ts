import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensurePortIsFree } from "../../tools/loopback";

/** Copies of the repository on other systems, and in unusual folders. */

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
  ["Site #2", "gatsby.mjs", /^Gatsby .* renommez le dossier «.*»/],
  ["Site", "query-types.mjs", /run `npm run build`/],
])("in a fresh clone «%s» %s says what to do", async (name, script, sentence) => {
  const cwd = path.join(folder, name);
  await mkdir(cwd);
  const program = path.resolve("scripts", script);
  const { status, stderr } = spawnSync(process.execPath, [program, "build"], { cwd, encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)]);
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
