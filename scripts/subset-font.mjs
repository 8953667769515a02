// Makes the site's one font file from the full typeface: the characters French needs, all weights in one
// variable file. Run it after changing the typeface or its version; it prints what theme/global-styles.ts records.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import familjenGrotesk from "@capsizecss/metrics/familjenGrotesk";
import subsetFont from "subset-font";

const typeface = path.dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/familjen-grotesk/package.json"),
);
const source = path.join(typeface, "files", "familjen-grotesk-latin-wght-normal.woff2");
const folder = "static/fonts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const french = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”…–—·•°²³×−€±µ≥≤→";
const spaces = "\u00a0\u202f";

const font = await subsetFont(await readFile(source), ascii + french + spaces, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
const file = `${folder}/familjen-grotesk-${hash}.woff2`;

await mkdir(folder, { recursive: true });
for (const old of await readdir(folder)) await rm(`${folder}/${old}`);
await writeFile(file, font);
// The Open Font License goes wherever the font goes.
await copyFile(path.join(typeface, "LICENSE"), `${folder}/OFL.txt`);

console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
console.log("Fallback that takes the same room:");
console.log(createFontStack([familjenGrotesk, arial]).fontFaces);
