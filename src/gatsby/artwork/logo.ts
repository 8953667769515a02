import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import { symbol } from "../../components/brand";
import { logoPath } from "../../seo/structured-data";
import { palettes } from "../../theme/tokens";
import { typeface } from "../../theme/typeface";
import { escapeXml } from "../hosting/xml";
import { loadFont } from "./satori-font";

/** Satori rounds to tenths: the name is drawn this much larger than it is shown. */
const precision = 20;
const side = 32;
const gap = 12;

/** Symbol and wordmark as one drawing, for search engines and anyone who writes about the firm. */
export async function writeLogo(name: string): Promise<void> {
  await writeFile(path.join("public", logoPath), await drawLogo(name));
}

/** The name is outlines, so it needs no typeface. Dark backgrounds get the dark scheme's colours. */
export async function drawLogo(name: string): Promise<string> {
  const words = await outline(name);
  const width = side + gap + words.width;
  const { light, dark } = palettes;
  return [
    // Larger than the 112 px that Google requires of a logo.
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}" width="${width * 4}" height="${side * 4}" role="img">`,
    `<title>${escapeXml(name)}</title>`,
    `<style>${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}</style>`,
    `<path class="frame" d="${symbol.frame}" fill="none" stroke-width="1.5"/>`,
    `<path class="copper" d="${symbol.copper}" fill="none" stroke-width="2"/>`,
    `<path class="drop" d="${symbol.drop}"/>`,
    `<path class="name" transform="translate(${side + gap}) scale(${1 / precision})" d="${words.path}"/>`,
    "</svg>",
  ].join("");
}

function rules({ text, copper, brand }: (typeof palettes)["light" | "dark"]): string {
  return `.name{fill:${text}}.frame{stroke:${text}}.copper{stroke:${copper}}.drop{fill:${brand}}`;
}

/** The name in the header's setting, on a line as high as the symbol. */
async function outline(name: string): Promise<{ path: string; width: number }> {
  const size = 17 * precision;
  const style = {
    display: "flex",
    alignItems: "center",
    height: "100%",
    whiteSpace: "nowrap",
    fontFamily: typeface.name,
    fontSize: size,
    letterSpacing: -0.015 * size,
  };
  const options = { height: side * precision, fonts: [await loadFont(600)] };
  const svg = await satori(h("div", { style }, name), options);
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path);
  const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return { path: paths.join(""), width: Math.ceil(width / precision) };
}
