import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|json|svg|xml|txt|webmanifest|ico)$/;
/** Below this, in bytes, a compressed copy saves nothing on the wire. */
const smallest = 256;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a brotli and a gzip copy beside every text file of the folder, each at its best level. The copies of files
 * that an earlier build has left behind go: a server would still answer with them for a page that no longer exists.
 */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
  const orphans = [...names].filter((name) => /\.(?:br|gz)$/.test(name) && !names.has(name.slice(0, -3)));
  await Promise.all(orphans.map((orphan) => rm(orphan)));

  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length < smallest) return;
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await writeFile(`${file}.br`, await brotli(content, options));
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
    }),
  );
}
