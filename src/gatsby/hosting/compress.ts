import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|json|svg|xml|txt|webmanifest|ico)$/;
/** Below this, in bytes, a compressed copy saves nothing on the wire. */
const smallest = 256;
/** Copies made before, named by a digest of what they are made of: the best level takes seconds for all files. */
const cacheFolder = path.join(".cache", "compressed");

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a brotli and a gzip copy beside every text file of the folder, each at its best level. A copy that is there
 * already is the owner's, from static/.
 */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await mkdir(cacheFolder, { recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  const used = await Promise.all(
    files.map((entry) => writeCopiesOf(path.join(entry.parentPath, entry.name))),
  );
  const kept = new Set(used.flat());
  const stale = (await readdir(cacheFolder)).filter((name) => !kept.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cacheFolder, name))));
}

/** Returns the names of the file's copies in the cache. */
async function writeCopiesOf(file: string): Promise<string[]> {
  const content = await readFile(file);
  if (content.length < smallest) return [];
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 32);
  await writeCopy(`${file}.br`, `${digest}.br`, () =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  await writeCopy(`${file}.gz`, `${digest}.gz`, () => deflate(content, { level: 9 }));
  return [`${digest}.br`, `${digest}.gz`];
}

async function writeCopy(target: string, name: string, compress: () => Promise<Buffer>): Promise<void> {
  const cached = path.join(cacheFolder, name);
  if (!existsSync(cached)) {
    // It gets its final name only once it is complete: a build may be stopped at any time.
    const unfinished = `${cached}-${randomUUID()}`;
    await writeFile(unfinished, await compress());
    await rename(unfinished, cached);
  }
  if (!existsSync(target)) await copyFile(cached, target);
}
