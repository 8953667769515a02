import { readFile } from "node:fs/promises";
import path from "node:path";
import { typeface } from "../../theme/typeface";

/** The site's typeface as satori reads it: whole, not the subset that pages get. */
export async function loadFont(weight: 400 | 600) {
  const data = await readFile(path.resolve("node_modules", typeface.weight(weight)));
  return { name: typeface.name, data, weight, style: "normal" as const };
}
