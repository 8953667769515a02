/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { adoptPictures, encodeMissing, picturesFolder, publishPictures } from "./kept-pictures";

const source = "0123456789abcdef0123456789abcdef";
const settings = "1bf83";
const projectFolder = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  process.chdir(folder);
  await mkdir(path.join(picturesFolder, source, settings), { recursive: true });
  await mkdir("public/static", { recursive: true });
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(folder, { recursive: true });
});

const kept = (name: string) => path.join(picturesFolder, source, settings, name);
const published = (name: string) => path.join("public", "static", source, settings, name);
const address = (name: string) => `/static/${source}/${settings}/${name}`;

describe("encoding", () => {
  const job = (...names: string[]): PictureJob => ({
    outputDir: path.resolve("public", "static", source),
    args: { operations: names.map((name) => ({ outputPath: `${settings}/${name}` })) },
  });

  async function encode({ outputDir, args }: PictureJob): Promise<void> {
    for (const { outputPath } of args.operations) {
      await writeFile(path.join(outputDir, outputPath), "encoded");
    }
  }

  test("a picture that an earlier build has made is not encoded again", async () => {
    await writeFile(kept("small.avif"), "kept");
    await encodeMissing(encode)(job("small.avif", "large.avif"));
    expect(await readFile(kept("small.avif"), "utf8")).toBe("kept");
    expect(await readFile(kept("large.avif"), "utf8")).toBe("encoded");
  });

  test("the encoder is not called when all pictures are there", async () => {
    await writeFile(kept("small.avif"), "kept");
    const encoder = jest.fn(encode);
    await encodeMissing(encoder)(job("small.avif"));
    expect(encoder).not.toHaveBeenCalled();
  });

  test("a picture whose encoding was interrupted is not mistaken for a complete one", async () => {
    const cutShort = async (started: PictureJob) => {
      await encode(started);
      throw new Error("out of memory");
    };
    await expect(encodeMissing(cutShort)(job("small.avif"))).rejects.toThrow("out of memory");
    expect(existsSync(kept("small.avif"))).toBe(false);
    await encodeMissing(encode)(job("small.avif"));
    expect(await readdir(kept(""))).toEqual(["small.avif"]);
  });
});

describe("publishing", () => {
  test("the pictures that a page names are published, and no others", async () => {
    for (const name of ["portrait.avif", "carte mère.avif"]) await writeFile(kept(name), name);
    await mkdir(published(""), { recursive: true });
    await writeFile(published("withdrawn.avif"), "of an earlier build");
    await writeFile("public/index.html", `<img src="${address("carte%20m%C3%A8re.avif")}">`);
    await publishPictures();
    expect(await readdir(published(""))).toEqual(["carte mère.avif"]);

    await writeFile("public/index.html", "<p>Plus d'image.</p>");
    await publishPictures();
    expect(await readdir("public/static")).toEqual([]);
    expect(existsSync(kept("portrait.avif"))).toBe(true);
  });

  test("a page that names a missing picture is not published", async () => {
    await writeFile("public/index.html", `<img src="${address("portrait.avif")}">`);
    await expect(publishPictures()).rejects.toThrow(`L'image /static/${source}/${settings}/ manque`);
  });

  test("a picture that no page has shown for three months is thrown away", async () => {
    await writeFile(kept("portrait.avif"), "kept");
    const [longAgo, lately] = [100, 80].map((days) => new Date(Date.now() - days * 86_400_000));
    await utimes(path.join(picturesFolder, source), longAgo ?? 0, lately ?? 0);
    await publishPictures();
    expect(existsSync(kept("portrait.avif"))).toBe(true);
    await utimes(path.join(picturesFolder, source), longAgo ?? 0, longAgo ?? 0);
    await publishPictures();
    expect(await readdir(picturesFolder)).toEqual([]);
  });
});

test("where the cache is gone, published pictures are adopted, except truncated ones", async () => {
  await rm(".cache", { recursive: true });
  await mkdir(published(""), { recursive: true });
  const noise = {
    width: 60,
    height: 40,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  } as const;
  for (const name of ["whole.avif", "whole.webp", "whole.jpg"]) {
    await sharp({ create: { ...noise, background: "teal" } }).toFile(published(name));
    const bytes = await readFile(published(name));
    await writeFile(published(name.replace("whole", "cut")), bytes.subarray(0, bytes.length * 0.8));
  }
  await writeFile(published("empty.avif"), "");
  await adoptPictures();
  expect((await readdir(kept(""))).toSorted()).toEqual(["whole.avif", "whole.jpg", "whole.webp"]);
}, 30_000);
