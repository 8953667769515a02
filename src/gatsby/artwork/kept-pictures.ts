import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";

/**
 * A picture's address holds the digests of its source and of its settings: once made, it never goes stale.
 * gatsby-plugin-sharp still encodes all of them again, for minutes, whenever Gatsby has lost or cleared its
 * cache. Here each is kept in a folder of its own and placed into public/ as long as a page shows it.
 */

/** Gatsby clears its cache with a pattern that skips names starting with a dot. */
export const picturesFolder = path.join(".cache", ".pictures");
const publishedFolder = path.join("public", "static");

/** Days after which a picture that no page shows any more is thrown away. */
const keptFor = 90;

export function keepPictures(): void {
  // Develop encodes a picture when the browser asks for it.
  if (process.env.NODE_ENV !== "production") return;
  worker.IMAGE_PROCESSING = encodeMissing(worker.IMAGE_PROCESSING);
}

/** Exported for its test. */
export function encodeMissing(encode: (job: PictureJob) => Promise<unknown>) {
  return async (job: PictureJob): Promise<void> => {
    const outputDir = path.join(picturesFolder, path.basename(job.outputDir));
    const { operations } = job.args;
    const missing = operations.filter(({ outputPath }) => !existsSync(path.join(outputDir, outputPath)));
    if (missing.length === 0) return;
    // It gets its final name only once it is complete: a build may be stopped at any time.
    const unfinished = missing.map((operation) => ({
      ...operation,
      outputPath: `${operation.outputPath}.part`,
    }));
    await mkdir(outputDir, { recursive: true });
    await encode({
      ...job,
      outputDir: path.resolve(outputDir),
      args: { ...job.args, operations: unfinished },
    });
    for (const { outputPath } of missing) {
      const target = path.join(outputDir, outputPath);
      await rename(`${target}.part`, target);
    }
  };
}

/** `<digest of the source>/<digest of the settings>/<name>`, as in the address. */
const pictureFile = /^[0-9a-f]{32}[\\/][0-9a-f]{5}[\\/][^\\/]+$/;

/** Adopts what an earlier build published and the cache lacks, for instance because it was removed. */
export async function adoptPictures(): Promise<void> {
  for (const file of await picturesIn(publishedFolder)) {
    const published = path.join(publishedFolder, file);
    if (existsSync(path.join(picturesFolder, file)) || !(await isWhole(published))) continue;
    await place(published, path.join(picturesFolder, file));
  }
}

/** Develop may have been stopped in the middle of one. */
async function isWhole(file: string): Promise<boolean> {
  return sharp(file, { failOn: "truncated" })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Puts into public/ the pictures that its files name, once these are written, and no others. */
export async function publishPictures(): Promise<void> {
  await removeUnpublished();
  const texts = await textsOf("public");
  const named = new Set(
    [...texts.matchAll(/\/static\/([0-9a-f]{32}\/[0-9a-f]{5})\//g)].map(([, folder = ""]) => folder),
  );
  const now = new Date();
  for (const folder of named) {
    const names = await readdir(path.join(picturesFolder, folder)).catch(() => []);
    const shown = names.filter((name) => texts.includes(`/static/${folder}/${encodeURIComponent(name)}`));
    if (shown.length === 0) {
      throw new Error(
        `L'image /static/${folder}/ manque dans ${picturesFolder}. Relancez la construction : elle la refera.`,
      );
    }
    for (const name of shown) {
      await place(path.join(picturesFolder, folder, name), path.join(publishedFolder, folder, name));
    }
    await utimes(path.dirname(path.join(picturesFolder, folder)), now, now);
  }
  await throwOldOnesAway(now);
}

/** Gatsby makes a folder for each picture it has come across. */
async function removeUnpublished(): Promise<void> {
  const folders = (await readdir(publishedFolder)).filter((name) => /^[0-9a-f]{32}$/.test(name));
  for (const folder of folders) await rm(path.join(publishedFolder, folder), { recursive: true });
}

async function throwOldOnesAway(now: Date): Promise<void> {
  for (const folder of await readdir(picturesFolder).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(picturesFolder, folder));
    if (now.getTime() - mtimeMs < keptFor * 86_400_000) continue;
    await rm(path.join(picturesFolder, folder), { recursive: true });
  }
}

/** Everything that can name pictures, as one text. */
async function textsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:html|js|json|xml)$/.test(entry.name));
  const texts = await Promise.all(
    files.map((entry) => readFile(path.join(entry.parentPath, entry.name), "utf8")),
  );
  return texts.join("\n").replaceAll("&#x27;", "'");
}

async function picturesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files.filter((file) => pictureFile.test(file) && !file.endsWith(".part"));
}

/** Copies a file, which gets its name only once complete; shares its space where the file system can. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
  await rename(`${to}.part`, to);
}
