import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";

/**
 * A picture's address holds the digests of its source and of its settings: one that is in public/static/ is the right
 * one. gatsby-plugin-sharp encodes it again all the same whenever Gatsby has lost or cleared its cache, for minutes.
 */
export function keepPictures(): void {
  // Develop encodes a picture when the browser asks for it.
  if (process.env.NODE_ENV !== "production") return;
  worker.IMAGE_PROCESSING = encodeMissing(worker.IMAGE_PROCESSING);
}

/** Exported for its test. */
export function encodeMissing(encode: (job: PictureJob) => Promise<unknown>) {
  return async (job: PictureJob): Promise<void> => {
    const { operations } = job.args;
    const missing = operations.filter(({ outputPath }) => !existsSync(path.join(job.outputDir, outputPath)));
    if (missing.length === 0) return;
    // Under its own name only once it is whole: a build may be stopped at any time.
    const unfinished = missing.map((operation) => ({
      ...operation,
      outputPath: `${operation.outputPath}.part`,
    }));
    await encode({ ...job, args: { ...job.args, operations: unfinished } });
    for (const { outputPath } of missing) {
      const target = path.join(job.outputDir, outputPath);
      await rename(`${target}.part`, target);
    }
  };
}
