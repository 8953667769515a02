import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { palettes } from "./tokens";

test.each(["light", "dark"] as const)("favicon.svg has the %s palette; if not: npm run icons", (scheme) => {
  const { background, brand, copper } = palettes[scheme];
  const favicon = readFileSync("static/favicon.svg", "utf8");
  expect(favicon).toContain(
    `.sheet { fill: ${background} } .drop { fill: ${brand} } .trace { stroke: ${copper} }`,
  );
});

const icons = readdirSync("static", { recursive: true, encoding: "utf8" }).filter((file) =>
  /icon[\w-]*\.(?:png|ico)$/.test(file),
);

test.each(icons)("%s has the light palette; if not: npm run icons", async (file) => {
  const icon = readFileSync(path.join("static", file));
  // An ICO file is a 22-byte header and a PNG (scripts/make-icons.ts).
  const pixels = await sharp(file.endsWith(".ico") ? icon.subarray(22) : icon)
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixelColors = pixels.toString("hex").match(/.{6}/g);
  const { background, brand, copper } = palettes.light;
  const colors = [background, brand, copper].map((color) => color.slice(1).toLowerCase());
  expect(colors.filter((color) => !pixelColors?.includes(color))).toEqual([]);
});
