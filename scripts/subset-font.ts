// Cuts the site's one font file from the full typeface (theme/typeface.ts): the characters French needs, all weights in
// one variable file. Writes its address and the fallback that takes the same room into theme/font-face.ts.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import subsetFont from "subset-font";
import { typeface } from "../src/theme/typeface";

const source = path.join("node_modules", typeface.variable.package);
const folder = "static/fonts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const french = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”…–—·•°²³×−€±µ≥≤→";
const spaces = "\u00a0\u202f";

async function main(): Promise<void> {
  const whole = await readFile(path.join(source, typeface.variable.file));
  const font = await subsetFont(whole, ascii + french + spaces, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `/fonts/${path.basename(typeface.variable.package)}-${hash}.woff2`;

  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(path.join(folder, old));
  await writeFile(path.join("static", file), font);
  // The Open Font License goes wherever the font goes; hosts keep for a year what is beside the font.
  await copyFile(path.join(source, "LICENSE"), "static/OFL.txt");
  await writeFile("src/theme/font-face.ts", await fontFaceModule(file));
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
}

async function fontFaceModule(file: string): Promise<string> {
  const { default: metrics }: { default: FontMetrics } = await import(
    `@capsizecss/metrics/${typeface.metrics}`
  );
  const [fallback] = createFontStack([metrics, arial], { fontFaceFormat: "styleObject" }).fontFaces;
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fallback?.["@font-face"] ?? {};
  return `// Written by \`npm run font\`.
export const fontFace = {
  typeface: "${typeface.name}",
  file: "${file}",
  fallback: {
    "ascent-override": "${rounded(ascentOverride)}",
    "descent-override": "${rounded(descentOverride)}",
    "line-gap-override": "${rounded(lineGapOverride)}",
    "size-adjust": "${rounded(sizeAdjust)}",
  },
};
`;
}

/** «108.3666%» → «108.37%» */
function rounded(percentage: string | undefined): string {
  return `${Number(Number.parseFloat(percentage ?? "").toFixed(2))}%`;
}

main();
