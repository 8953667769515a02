import { readFileSync } from "node:fs";
import path from "node:path";
import fontFace from "./font-face.json";
import { globalStyleSheet } from "./global-styles";
import { monospaceTypeface, typeface } from "./typeface";

test.each([
  [typeface.name, fontFace.text],
  [monospaceTypeface.name, fontFace.monospace],
])("font-face.json names %s and an existing WOFF2 file; if not, run `npm run font`", (name, face) => {
  expect(face.typeface).toBe(name);
  expect(readFileSync(path.join("static", face.file)).subarray(0, 4).toString()).toBe("wOF2");
});

test("texts are shown in fallback fonts until the typeface has loaded", () => {
  expect(new Set(globalStyleSheet.match(/font-display:\w+/g))).toEqual(new Set(["font-display:swap"]));
});
