import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import fontFace from "./font-face.json";
import { globalStyleSheet } from "./global-styles";
import { palettes } from "./tokens";
import { figureTypeface, typeface } from "./typeface";

test.each([
  [typeface.name, fontFace.text],
  [figureTypeface.name, fontFace.figures],
])("font-face.json names %s and an existing WOFF2 file (npm run font)", (name, face) => {
  expect(face.typeface).toBe(name);
  expect(readFileSync(path.join("static", face.file)).subarray(0, 4).toString()).toBe("wOF2");
});

test("texts are shown in fallbacks until the typeface has loaded", () => {
  expect(new Set(globalStyleSheet.match(/font-display:\w+/g))).toEqual(new Set(["font-display:swap"]));
});

test.each(["light", "dark"] as const)("draws favicon.svg in the %s palette (npm run icons)", (scheme) => {
  const { background, brand, copper } = palettes[scheme];
  const favicon = readFileSync("static/favicon.svg", "utf8");
  expect(favicon).toContain(
    `.sheet { fill: ${background} } .drop { fill: ${brand} } .trace { stroke: ${copper} }`,
  );
});

const icons = readdirSync("static", { recursive: true, encoding: "utf8" }).filter((file) =>
  /icon[\w-]*\.(?:png|ico)$/.test(file),
);

test.each(icons)("draws %s in the light palette (npm run icons)", async (file) => {
  const icon = readFileSync(path.join("static", file));
  // An ICO file is a 22-byte header and a PNG (scripts/make-icons.ts).
  const pixels = await sharp(file.endsWith(".ico") ? icon.subarray(22) : icon)
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixelColours = pixels.toString("hex").match(/.{6}/g);
  const { background, brand, copper } = palettes.light;
  const colours = [background, brand, copper].map((colour) => colour.slice(1).toLowerCase());
  expect(colours.filter((colour) => !pixelColours?.includes(colour))).toEqual([]);
});
