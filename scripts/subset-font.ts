// npm run font: subsets the text typeface to French characters, with U+0027 drawn as a curved apostrophe, and the
// monospace typeface to the characters listed in typeface.ts. Writes src/theme/font-face.json, whose fallbacks are
// local fonts scaled in width.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { monospaceTypeface, typeface } from "../src/theme/typeface";
import { advanceWidth, glyphIndex, remapCharacter, verticalMetrics } from "../tools/sfnt";

const folder = "static/fonts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const frenchCharacters = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”…–—·•°²³×−€±µ≥≤→";
const spaces = "\u00a0\u202f";

const sampleText =
  "La carte, la liaison, les données. Un même fil, du capteur à l’écran. Quatre étapes, et le terrain d’abord. Parlez-nous de votre projet : ce que vous voulez mesurer, relier ou construire. Quelques lignes suffisent.";

/** Fonts of phones and computers. `widths` are mean character widths of the sample in a browser, in em. */
const systemFonts = [
  {
    name: "Roboto",
    widths: { 400: 0.429, 600: 0.4323 },
    // Android names its single file after the regular weight.
    localNames: { 400: ["Roboto", "Roboto-Regular"], 600: ["Roboto Bold", "Roboto-Bold", "Roboto"] },
  },
  {
    name: "Arial",
    widths: { 400: 0.4307, 600: 0.4608 },
    localNames: {
      400: ["Arial", "ArialMT", "Liberation Sans", "Helvetica"],
      600: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold", "Helvetica-Bold"],
    },
  },
];
const weightRanges = [
  [400, "400 500"],
  [600, "600 700"],
] as const;

/** `width` is every character's width, in em. */
const systemMonospaceFonts = [
  { name: "Menlo", width: 0.602, localNames: ["Menlo-Regular", "Menlo", "DejaVu Sans Mono"] },
  { name: "Courier", width: 0.6, localNames: ["Droid Sans Mono", "Liberation Mono", "Courier New"] },
  { name: "Consolas", width: 0.55, localNames: ["Consolas"] },
];

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const oldFile of await readdir(folder)) await rm(path.join(folder, oldFile));

  const sourceFont = await readFile(sourceFile(typeface.variableFont));
  // Uncompressed with all glyphs, so that the tables can be edited.
  const fullFont = await subsetFont(sourceFont, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
  remapCharacter(fullFont, "'", glyphIndex(fullFont, "’"));
  const font = await subsetFont(fullFont, ascii + frenchCharacters + spaces, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });

  const { axes, characters } = monospaceTypeface;
  const monospaceFont = (targetFormat: "woff2" | "truetype") =>
    readFile(sourceFile(monospaceTypeface.variableFont)).then((file) =>
      // Leave out alternates and ligatures, which the layout features would add.
      subsetFont(file, characters, { targetFormat, variationAxes: axes, noLayoutClosure: true }),
    );

  const content = {
    text: { typeface: typeface.name, file: await writeFont(typeface, font), fallbacks: await fallbacks() },
    monospace: {
      typeface: monospaceTypeface.name,
      file: await writeFont(monospaceTypeface, await monospaceFont("woff2")),
      fallbacks: monospaceFallbacks(await monospaceFont("truetype")),
    },
  };
  await writeFile("src/theme/font-face.json", `${JSON.stringify(content, null, 2)}\n`);
}

type Source = { package: string; file: string };

const sourceFile = (source: Source) => path.join("node_modules", source.package, source.file);

/** Writes the font and its licence; returns the font's path on the site. */
async function writeFont(source: { variableFont: Source }, font: Buffer): Promise<string> {
  const slug = path.basename(source.variableFont.package);
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `/fonts/${slug}-${hash}.woff2`;
  await writeFile(path.join("static", file), font);
  // The licence must be published with the font, but outside fonts/, which hosts cache for a year.
  await copyFile(path.join("node_modules", source.variableFont.package, "LICENSE"), `static/OFL-${slug}.txt`);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
  return file;
}

async function fallbacks(): Promise<Record<string, string>[]> {
  const faces = weightRanges.map(async ([weight, range]) => {
    const [latinFile = ""] = typeface.staticFiles(weight);
    const file = await readFile(path.resolve("node_modules", latinFile));
    const font = await subsetFont(file, sampleText, { targetFormat: "truetype" });
    const charWidths = [...sampleText].map((character) => advanceWidth(font, character));
    const meanWidth = charWidths.reduce((sum, charWidth) => sum + charWidth, 0) / charWidths.length;
    return systemFonts.map(({ name, widths, localNames }) => ({
      "font-family": `"${typeface.name} ${name}"`,
      "font-weight": range,
      ...scaledFallback(localNames[weight], font, meanWidth / widths[weight]),
    }));
  });
  return (await Promise.all(faces)).flat();
}

function monospaceFallbacks(font: Buffer): Record<string, string>[] {
  return systemMonospaceFonts.map(({ name, width, localNames }) => ({
    "font-family": `"${monospaceTypeface.name} ${name}"`,
    ...scaledFallback(localNames, font, advanceWidth(font, "0") / width),
  }));
}

/** Descriptors of an `@font-face` rule that scales a local font and gives it the line height of `font`. */
function scaledFallback(localNames: readonly string[], font: Buffer, scale: number) {
  const { ascent, descent, lineGap } = verticalMetrics(font);
  return {
    src: localNames.map((localName) => `local("${localName}")`).join(","),
    "ascent-override": percent(ascent / scale),
    "descent-override": percent(descent / scale),
    "line-gap-override": percent(lineGap / scale),
    "size-adjust": percent(scale),
  };
}

function percent(fraction: number): string {
  return `${Number((100 * fraction).toFixed(2))}%`;
}

main();
