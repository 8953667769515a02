/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  ensureStaticFilesAreWhole,
  keepGatsbyOutput,
  markFinishedAtTheEnd,
  removeWhatNobodyAsksFor,
  startFromFinishedBuild,
} from "./build-state";

const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "state-"));
  process.chdir(folder);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  await write("src/site.ts", "export {};");
  await write("static/plan.pdf", "the owner's");
});

afterEach(async () => {
  jest.restoreAllMocks();
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const files = async (below: string) =>
  (await readdir(below, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name))
    .toSorted();

/** A build as far as its files go: Gatsby's part, then ours. */
async function build({ status = 0 } = {}): Promise<void> {
  await startFromFinishedBuild();
  await write(".cache/redux/redux.rest.state", "what Gatsby remembers");
  await write(".cache/webpack/0.pack", "what webpack remembers");
  await write(".cache/.pictures/digest/portrait.avif", "a picture");
  await write("public/solutions/index.html", "Gatsby's");
  await write("public/webpack.stats.json", "{}");
  await write("public/plan.pdf", await readFile("static/plan.pdf", "utf8"));
  await keepGatsbyOutput();
  await removeWhatNobodyAsksFor();
  await write("public/solutions.html", "ours");
  let end: (status: number) => void = () => {};
  jest.spyOn(process, "once").mockImplementationOnce((_, listener) => {
    end = listener;
    return process;
  });
  markFinishedAtTheEnd();
  end(status);
}

const remembers = (what: string) => existsSync(path.join(".cache", what));

test("the next build begins with what Gatsby wrote itself, wherever public/ comes from", async () => {
  await build();
  expect(await files("public")).toEqual([
    "public/plan.pdf",
    "public/solutions.html",
    "public/solutions/index.html",
  ]);
  await write("public/solutions.html", "of another commit");
  await startFromFinishedBuild();
  expect(await files("public")).toEqual(["public/solutions/index.html", "public/webpack.stats.json"]);
  expect(remembers("redux")).toBe(true);
});

test("a file that the owner has taken out of static/ is not published again", async () => {
  await build();
  await rm("static/plan.pdf");
  await startFromFinishedBuild();
  expect(existsSync("public/plan.pdf")).toBe(false);
});

test.each([
  ["was interrupted", () => startFromFinishedBuild()],
  ["ended badly", () => build({ status: 1 })],
  [
    "was develop's",
    async () => {
      jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
      await startFromFinishedBuild();
      jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    },
  ],
])("after a build that %s, nothing is remembered but the pictures", async (_, unfinished) => {
  await build();
  await unfinished();
  await startFromFinishedBuild();
  // Gatsby has already read its cache; it discards it when it finds this folder and no public/.
  expect(await readdir(".cache")).toEqual(expect.arrayContaining([".pictures", "caches-lmdb"]));
  expect([remembers("redux"), remembers("webpack"), existsSync("public")]).toEqual([false, false, false]);
  expect(remembers(".pictures/digest/portrait.avif")).toBe(true);
});

test("after a code change, webpack's cache and the pictures remain, and nothing of Gatsby's", async () => {
  await build();
  await write("src/site.ts", "export const changed = true;");
  await startFromFinishedBuild();
  expect([remembers("redux"), remembers("webpack"), existsSync("public")]).toEqual([false, true, false]);
  expect(remembers(".pictures/digest/portrait.avif")).toBe(true);
});

test.each(["public", ".cache"])(
  "without %s/ a build begins without the other's leftovers",
  async (removed) => {
    await build();
    await rm(removed, { recursive: true });
    await startFromFinishedBuild();
    expect(existsSync("public/solutions.html")).toBe(false);
  },
);

test("the very first build does not tell Gatsby that anything was lost", async () => {
  await startFromFinishedBuild();
  expect(remembers("caches-lmdb")).toBe(false);
});

test("a file of the owner's that the build would overwrite stops the build", async () => {
  await build();
  await ensureStaticFilesAreWhole();
  await write("static/solutions.html", "the owner's");
  await expect(ensureStaticFilesAreWhole()).rejects.toThrow(
    "static/solutions.html : la construction écrit elle-même",
  );
});
