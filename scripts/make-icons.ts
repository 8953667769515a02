// npm run icons: draws the site's icon in the palette's colours as static/favicon.svg, PNG and ICO.
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { palettes } from "../src/theme/tokens";

const folder = "static/app-icons";

/** The header's symbol with fewer and heavier lines, for 16 pixels. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>
    ${colorRules("light")}
    @media (prefers-color-scheme: dark) { ${colorRules("dark")} }
  </style>
  <rect class="sheet" width="32" height="32" rx="6"/>
  <path class="trace" d="M10.5 7.8h5.3l5.2 5.2v2.7" fill="none" stroke-width="2.4"/>
  <circle class="sheet trace" cx="10" cy="7.8" r="3" stroke-width="2.4"/>
  <path class="drop" d="M21 14.2c3.4 4.3 5.1 7 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2 1.7-4.7 5.1-9Z"/>
</svg>
`;
/** Maskable icons are cropped to a circle: no rounded corners, drawing within the inner 80 %. */
const maskableIcon = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace(/<rect[^>]*>/, '<rect class="sheet" x="-5" y="-5" width="42" height="42"/>');
const unroundedIcon = icon.replace(' rx="6"', "");

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile("static/favicon.svg", icon);
  for (const size of [192, 512]) {
    await writeFile(`${folder}/icon-${size}.png`, await drawPng(icon, size));
    await writeFile(`${folder}/icon-maskable-${size}.png`, await drawPng(maskableIcon, size));
  }
  await writeFile(`${folder}/apple-touch-icon.png`, await drawPng(unroundedIcon, 180));
  await writeFile("static/favicon.ico", createIco(await drawPng(icon, 32), 32));
}

function colorRules(scheme: keyof typeof palettes): string {
  const { background, brand, copper } = palettes[scheme];
  return `.sheet { fill: ${background} } .drop { fill: ${brand} } .trace { stroke: ${copper} }`;
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  // Renders at four times the size and scales down, for smooth edges; at 72 dpi, the SVG is 32 px wide.
  return sharp(Buffer.from(svg), { density: (4 * 72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file with one PNG: ICONDIR, one ICONDIRENTRY, then the image. */
function createIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14); // size of the image
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}

main();
