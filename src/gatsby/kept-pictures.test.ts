/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { encodeMissing, forgetUnusedPictures, picturesFolder } from "./kept-pictures";

const source = "0123456789abcdef0123456789abcdef";
const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  process.chdir(folder);
  await mkdir(kept(""), { recursive: true });
  await mkdir(published(""), { recursive: true });
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

const kept = (name: string) => path.join(picturesFolder, source, "1bf83", name);
const published = (name: string) => path.join("public", "static", source, "1bf83", name);

const job = (...names: string[]): PictureJob => ({
  outputDir: path.resolve("public", "static", source),
  args: { operations: names.map((name) => ({ outputPath: `1bf83/${name}` })) },
});

async function encode({ outputDir, args }: PictureJob): Promise<void> {
  for (const { outputPath } of args.operations) await writeFile(path.join(outputDir, outputPath), "encoded");
}

test("a picture that an earlier build has made is published and not encoded again, the others are made and kept", async () => {
  await writeFile(kept("small.avif"), "kept");
  await encodeMissing(encode)(job("small.avif", "large.avif"));
  expect(await readFile(published("small.avif"), "utf8")).toBe("kept");
  expect(await readFile(published("large.avif"), "utf8")).toBe("encoded");
  expect(await readFile(kept("large.avif"), "utf8")).toBe("encoded");
});

test("a picture that several pages ask for at once is published once, and whole", async () => {
  await writeFile(kept("small.avif"), "kept".repeat(100_000));
  const asked = Array.from({ length: 20 }, () => encodeMissing(encode)(job("small.avif")));
  await Promise.all(asked);
  expect(await readdir(published(""))).toEqual(["small.avif"]);
});

test("a picture whose encoding was interrupted is not kept", async () => {
  const cutShort = async (started: PictureJob) => {
    await encode(started);
    throw new Error("out of memory");
  };
  await expect(encodeMissing(cutShort)(job("small.avif"))).rejects.toThrow("out of memory");
  expect(await readdir(kept(""))).toEqual([]);
});

test("at the end of a build, a picture that no page shows any more is forgotten", async () => {
  await writeFile(kept("withdrawn.avif"), "kept");
  await encodeMissing(encode)(job("shown.avif"));
  await forgetUnusedPictures();
  expect(await readdir(kept(""))).toEqual(["shown.avif"]);
});
