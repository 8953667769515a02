import { readFile } from "node:fs/promises";
import path from "node:path";

export const fontFamily = "Familjen Grotesk";

const folder = "node_modules/@fontsource/familjen-grotesk/files";

/** The site's typeface as satori reads it: whole, not the subset that pages get. */
export async function loadFont(weight: 400 | 600) {
  const data = await readFile(path.resolve(`${folder}/familjen-grotesk-latin-${weight}-normal.woff`));
  return { name: fontFamily, data, weight, style: "normal" as const };
}
