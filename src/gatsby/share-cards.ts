import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as h, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { checkedContentFolder } from "../content/content-folder";
import { picturesIn } from "../content/contract";
import { palettes } from "../theme/tokens";
import { typeface } from "../theme/typeface";

type ShareCard = { title: string; siteName: string; subtitle: string; picture: string };

const size = { width: 1200, height: 630 };
const pictureWidth = 440;
const { background, text, textMuted, copper, brand, line } = palettes.light;

type Sources = { site: { name: string; tagline: string }; home: { hero: { image: { src: string } } } };

/** A card with the page's first picture, otherwise the home page's; home's card has the tagline as its title. */
export function shareCard(
  file: string,
  page: { path: string; seo: { title: string } },
  { site, home }: Sources,
): ShareCard {
  const { name: siteName, tagline } = site;
  const [title, subtitle] = page.path === "/" ? [tagline, page.seo.title] : [page.seo.title, tagline];
  const picture = picturesIn(file, page)[0] ?? home.hero.image.src;
  return { title, siteName, subtitle, picture: path.join(checkedContentFolder, picture) };
}

export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const textSvg = await satori(cardElement(card), { ...size, fonts: await loadFonts() });
  const picture = await sharp(card.picture).autoOrient().resize(pictureWidth, size.height).toBuffer();
  return sharp(Buffer.from(textSvg))
    .composite([{ input: picture, left: size.width - pictureWidth, top: 0 }])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** Returns the characters that the typeface lacks; a card would show an empty box for each. */
export async function missingGlyphs(text: string): Promise<string[]> {
  const missingCharacters = new Set<string>();
  // Satori calls it with the characters that the fonts lack.
  const loadAdditionalAsset = async (_script: string, characters: string) => {
    // Spaces need no glyph.
    for (const character of characters) if (character.trim()) missingCharacters.add(character);
    return [];
  };
  const textBox = box({ fontFamily: typeface.name }, text);
  await satori(textBox, { ...size, fonts: await loadFonts(), loadAdditionalAsset });
  return [...missingCharacters];
}

/** The complete typeface, not the pages' subset. Satori falls back to the second file. */
function loadFonts() {
  const fonts = ([400, 600] as const).flatMap((weight) =>
    typeface.staticFiles(weight).map(async (file, index) => {
      const data = await readFile(path.resolve("node_modules", file));
      return { name: index === 0 ? typeface.name : file, data, weight, style: "normal" as const };
    }),
  );
  return Promise.all(fonts);
}

function box(style: object, ...children: ReactNode[]) {
  return h("div", { style: { display: "flex", ...style } }, ...children);
}

/** In pixels, so that the longest title, 50 characters by the contract, fits. */
function titleFontSize(title: string): number {
  if (title.length <= 22) return 96;
  return title.length <= 36 ? 78 : 64;
}

/** Keeps words of one or two letters off line ends, as in «à Dorénaz». */
function withoutShortLineEnds(text: string): string {
  return text.replace(/(?<=^|\s)(\p{L}{1,2})\s/gu, "$1\u00a0");
}

function cardElement({ title, siteName, subtitle }: ShareCard) {
  return box(
    {
      ...size,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: `64px ${pictureWidth + 48}px 64px 136px`,
      background,
      color: text,
      fontFamily: typeface.name,
    },
    traceElement(),
    box({ fontSize: 34, fontWeight: 600, letterSpacing: -0.5 }, siteName),
    box(
      {
        fontSize: titleFontSize(title),
        fontWeight: 600,
        lineHeight: 1.02,
        letterSpacing: -2.5,
        wordBreak: "break-word",
      },
      // The site's font draws U+0027 as ’, the card's font does not.
      withoutShortLineEnds(title).replaceAll("'", "’"),
    ),
    box(
      {
        justifyContent: "space-between",
        paddingTop: 28,
        borderTop: `2px solid ${line}`,
        fontSize: 30,
        color: textMuted,
      },
      subtitle.replaceAll("'", "’"),
    ),
  );
}

/** A copper trace that ends in a drop, along the card's left edge. */
function traceElement() {
  return h(
    "svg",
    { width: 136, height: 630, viewBox: "0 0 136 630", style: { position: "absolute", left: 0, top: 0 } },
    h("path", { d: "M72 0V66", stroke: copper, strokeWidth: 5 }),
    h("path", { d: "M72 98V400L56 416V512", stroke: copper, strokeWidth: 5, fill: "none" }),
    h("circle", { cx: 72, cy: 82, r: 14, stroke: copper, strokeWidth: 5, fill: background }),
    h("path", { d: "M56 508c17 21 25 34 25 44a25 25 0 0 1-50 0c0-10 8-23 25-44Z", fill: brand }),
  );
}
