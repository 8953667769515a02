// npm run font: subsets the typeface (theme/typeface.ts) to the characters of French, in one variable file that draws the
// plain apostrophe as a curved one. Writes its address into theme/font-face.ts, with fallbacks: fonts that visitors have,
// scaled to the same width.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { typeface } from "../src/theme/typeface";
import { advance, glyphIndex, heights, replaceGlyph } from "../tools/sfnt";

const source = path.join("node_modules", typeface.variable.package);
const folder = "static/fonts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const french = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”…–—·•°²³×−€±µ≥≤→";
const spaces = "\u00a0\u202f";

const sample =
  "La carte, la liaison, les données. Un même fil, du capteur à l’écran. Quatre étapes, et le terrain d’abord. Parlez-nous de votre projet : ce que vous voulez mesurer, relier ou construire. Quelques lignes suffisent.";

/**
 * The fonts of telephones and computers: Roboto, or Arial and its lookalikes. `widths`: the average width of a character
 * of the sample in a browser, in em.
 */
const systemFonts = [
  {
    name: "Roboto",
    widths: { 400: 0.429, 600: 0.4323 },
    // Android names its one file after the regular weight.
    files: { 400: ["Roboto", "Roboto-Regular"], 600: ["Roboto Bold", "Roboto-Bold", "Roboto"] },
  },
  {
    name: "Arial",
    widths: { 400: 0.4307, 600: 0.4608 },
    files: {
      400: ["Arial", "ArialMT", "Liberation Sans", "Helvetica"],
      600: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold", "Helvetica-Bold"],
    },
  },
];
const weights = [
  [400, "400 500"],
  [600, "600 700"],
] as const;

async function main(): Promise<void> {
  const whole = await readFile(path.join(source, typeface.variable.file));
  // Uncompressed and with all glyphs, so that its tables can be edited.
  const letters = await subsetFont(whole, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
  replaceGlyph(letters, "'", glyphIndex(letters, "’"));
  const font = await subsetFont(letters, ascii + french + spaces, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `/fonts/${path.basename(typeface.variable.package)}-${hash}.woff2`;

  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(path.join(folder, old));
  await writeFile(path.join("static", file), font);
  // The licence must be published with the font; not in fonts/, which hosts cache for a year.
  await copyFile(path.join(source, "LICENSE"), "static/OFL.txt");
  const content = { typeface: typeface.name, file, fallbacks: await fallbacks() };
  await writeFile(
    "src/theme/font-face.ts",
    `// Written by \`npm run font\`.\nexport const fontFace = ${JSON.stringify(content, null, 2)};\n`,
  );
  execFileSync("npx", ["biome", "check", "--write", "src/theme/font-face.ts"]);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
}

/** A font face for each weight of each system font. */
async function fallbacks(): Promise<Record<string, string>[]> {
  const faces = weights.map(async ([weight, range]) => {
    const [latin = ""] = typeface.weight(weight);
    const file = await readFile(path.resolve("node_modules", latin));
    const font = await subsetFont(file, sample, { targetFormat: "truetype" });
    const widths = [...sample].map((character) => advance(font, character));
    const width = widths.reduce((sum, each) => sum + each, 0) / widths.length;
    const { ascent, descent, lineGap } = heights(font);
    return systemFonts.map(({ name, widths, files }) => {
      const scale = width / widths[weight];
      return {
        "font-family": `"${typeface.name} ${name}"`,
        src: files[weight].map((file) => `local("${file}")`).join(","),
        "font-weight": range,
        "ascent-override": percent(ascent / scale),
        "descent-override": percent(descent / scale),
        "line-gap-override": percent(lineGap / scale),
        "size-adjust": percent(scale),
      };
    });
  });
  return (await Promise.all(faces)).flat();
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))}%`;
}

main();
