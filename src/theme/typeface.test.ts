import { readFileSync } from "node:fs";
import path from "node:path";
import { fontFace } from "./font-face";
import { palettes } from "./tokens";
import { figureTypeface, typeface } from "./typeface";

test.each([
  [fontFace.text, typeface],
  [fontFace.figures, figureTypeface],
])(
  "font-face.ts and the file it names are cut from the typeface (npm run font): $typeface",
  (face, { name }) => {
    expect(face.typeface).toBe(name);
    expect(readFileSync(path.join("static", face.file)).subarray(0, 4).toString()).toBe("wOF2");
  },
);

test.each(["light", "dark"] as const)(
  "favicon.svg has the %s palette's colours (npm run icons)",
  (scheme) => {
    const { background, brand, copper } = palettes[scheme];
    const favicon = readFileSync("static/favicon.svg", "utf8");
    expect(favicon).toContain(
      `.sheet { fill: ${background} } .drop { fill: ${brand} } .trace { stroke: ${copper} }`,
    );
  },
);
