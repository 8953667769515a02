import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fixtureFolder } from "../support/content-copy";
import { SiteCopy } from "../support/site-copy";

jest.setTimeout(600_000);

const hostVariables = {
  NETLIFY: "true",
  CF_PAGES: "1",
  VERCEL: "1",
  RENDER: "true",
  GITHUB_ACTIONS: "true",
  CI: "true",
};

let site: SiteCopy;
beforeAll(async () => {
  site = await SiteCopy.make({ contentFolder: fixtureFolder });
});
afterAll(() => site?.remove());

/** Builds the site and returns its files' digests by path. */
async function buildAndDigest(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const { status, output } = await site.build(env);
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  const folder = site.pathOf("public");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const digests = files.toSorted().map(async (file) => {
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    return [path.relative(folder, file), digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

test("a build is byte-identical, whatever variables a host sets", async () => {
  const withoutVariables = await buildAndDigest(
    Object.fromEntries(Object.keys(hostVariables).map((name) => [name, undefined])),
  );
  expect(await buildAndDigest(hostVariables)).toEqual(withoutVariables);
});
