import { readFileSync } from "node:fs";
import path from "node:path";
import { fontFace } from "./font-face";
import { palettes } from "./tokens";
import { typeface } from "./typeface";

test("font-face.ts and the file it names are cut from the typeface (npm run font)", () => {
  expect(fontFace.typeface).toBe(typeface.name);
  expect(readFileSync(path.join("static", fontFace.file)).subarray(0, 4).toString()).toBe("wOF2");
});

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
