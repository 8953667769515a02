// Makes the icons that cannot be SVG from static/favicon.svg: run it after changing the symbol.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = "static/icons";
const symbol = await readFile("static/favicon.svg", "utf8");
/** Maskable icons are cropped to a circle: no corners, the drawing within the inner 80 %. */
const maskable = symbol
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace(/<rect[^>]*>/, '<rect class="sheet" x="-5" y="-5" width="42" height="42"/>');
const square = symbol.replace(' rx="6"', "");

/** @param {string} svg @param {number} size */
const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 8 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

await mkdir(folder, { recursive: true });
for (const size of [192, 512]) {
  await writeFile(`${folder}/icon-${size}.png`, await draw(symbol, size));
  await writeFile(`${folder}/icon-maskable-${size}.png`, await draw(maskable, size));
}
await writeFile(`${folder}/apple-touch-icon.png`, await draw(square, 180));
await writeFile("static/favicon.ico", ico(await draw(symbol, 32), 32));

/**
 * An ICO file around one PNG (ICONDIR and one ICONDIRENTRY, then the image).
 * @param {Buffer} png
 * @param {number} size
 */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
