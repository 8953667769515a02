import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { encodeMissing } from "./kept-pictures";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  await mkdir(path.join(folder, "digest"));
});

afterEach(() => rm(folder, { recursive: true }));

const job = (...names: string[]): PictureJob => ({
  outputDir: folder,
  args: { operations: names.map((name) => ({ outputPath: `digest/${name}` })) },
});

async function encode({ outputDir, args }: PictureJob): Promise<void> {
  for (const { outputPath } of args.operations) await writeFile(path.join(outputDir, outputPath), "encoded");
}

test("a picture that an earlier build has made is not encoded again", async () => {
  await writeFile(path.join(folder, "digest", "small.avif"), "kept");
  await encodeMissing(encode)(job("small.avif", "large.avif"));
  expect(await readFile(path.join(folder, "digest", "small.avif"), "utf8")).toBe("kept");
  expect(await readFile(path.join(folder, "digest", "large.avif"), "utf8")).toBe("encoded");
});

test("nothing is asked of the encoder when all pictures are there", async () => {
  await writeFile(path.join(folder, "digest", "small.avif"), "kept");
  const encoder = jest.fn(encode);
  await encodeMissing(encoder)(job("small.avif"));
  expect(encoder).not.toHaveBeenCalled();
});

test("a picture whose encoding was cut short is not taken for a whole one", async () => {
  const cutShort = async (started: PictureJob) => {
    await encode(started);
    throw new Error("out of memory");
  };
  await expect(encodeMissing(cutShort)(job("small.avif"))).rejects.toThrow("out of memory");
  expect(await readdir(path.join(folder, "digest"))).not.toContain("small.avif");
  await encodeMissing(encode)(job("small.avif"));
  expect(await readdir(path.join(folder, "digest"))).toEqual(["small.avif"]);
});
