/** @jest-environment node */
import sharp from "sharp";
import { drawLogo } from "./logo";

test("the logo gives the firm's name to those who cannot see it, whatever characters are in it", async () => {
  expect(await drawLogo("Eau & Électronique")).toContain("<title>Eau &amp; Électronique</title>");
});

test("the logo grows with the name, which needs no font", async () => {
  const widthOf = async (name: string) => {
    const svg = await drawLogo(name);
    expect(svg).not.toMatch(/<text|font-family/);
    return (await sharp(Buffer.from(svg)).metadata()).width;
  };
  expect(await widthOf("Exemple Électronique")).toBeGreaterThan(await widthOf("Exemple"));
});

test("the logo is as large as search engines require", async () => {
  const { width, height } = await sharp(Buffer.from(await drawLogo("É"))).metadata();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
});
