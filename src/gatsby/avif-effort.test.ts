import sharp from "sharp";
import { reduceAvifEffort } from "./avif-effort";

test("uses the same copy of sharp as gatsby-plugin-sharp", () => {
  const plugin = require.resolve("gatsby-plugin-sharp/package.json");
  expect(require.resolve("sharp", { paths: [plugin] })).toBe(require.resolve("sharp"));
});

test("encodes AVIF with effort 3 and the given quality", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#000", noise } });
  const png = await picture.png().toBuffer();
  const expected = await sharp(png).avif({ quality: 20, effort: 3 }).toBuffer();
  expect(await sharp(png).avif({ quality: 20 }).toBuffer()).not.toEqual(expected);
  reduceAvifEffort();
  expect(await sharp(png).avif({ quality: 20 }).toBuffer()).toEqual(expected);
});
