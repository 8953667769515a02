import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";

/**
 * A build starts from nothing, and encoding its pictures takes the longest of all. A picture's address holds the digests
 * of its source and of its settings, so that once made it never goes stale: each is kept here, in a folder that Gatsby
 * does not clear, since its pattern skips names starting with a dot.
 */
export const picturesFolder = path.join(".cache", ".pictures");

/** The files of `picturesFolder` that this build has used. */
const used = new Set<string>();

export function keepPictures(): void {
  if (typeof worker.IMAGE_PROCESSING !== "function") {
    throw new Error(
      "gatsby-plugin-sharp does not encode by IMAGE_PROCESSING in gatsby-worker.js, as that of Gatsby 5.16 does. " +
        "Compare it with src/gatsby/kept-pictures.ts.",
    );
  }
  worker.IMAGE_PROCESSING = encodeMissing(worker.IMAGE_PROCESSING);
}

/** Exported for its test. */
export function encodeMissing(encode: (job: PictureJob) => Promise<unknown>) {
  return async (job: PictureJob): Promise<void> => {
    const folder = path.join(picturesFolder, path.basename(job.outputDir));
    const missing = [];
    for (const operation of job.args.operations) {
      const kept = path.join(folder, operation.outputPath);
      used.add(kept);
      if (existsSync(kept)) await copyWhole(kept, path.join(job.outputDir, operation.outputPath));
      else missing.push(operation);
    }
    if (missing.length === 0) return;
    await encode({ ...job, args: { ...job.args, operations: missing } });
    for (const { outputPath } of missing) {
      await copyWhole(path.join(job.outputDir, outputPath), path.join(folder, outputPath));
    }
  };
}

/**
 * The file gets its name once it is complete: a build may be stopped at any time, and several jobs may ask for one
 * picture at once.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}`;
  await copyFile(from, part);
  await rename(part, to);
}

/** At the end of a build: what no page shows any more is not kept either. */
export async function forgetUnusedPictures(): Promise<void> {
  const entries = await readdir(picturesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !used.has(file)) await rm(file);
  }
}
