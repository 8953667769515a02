import { newVisit, siteUrl, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";

withBuiltSite();

/** The pages whose largest paint is a picture. */
const pages = ["/", "/projets"];

test.each(pages)(
  "the first picture of %s stands in the HTML, is fetched first, and is AVIF first",
  (path) => {
    const [, first = ""] = /<main[^>]*>.*?<picture[^>]*>(.*?)<\/picture>/s.exec(builtHtml(path)) ?? [];
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).toMatch(/loading="eager"/);
    expect(first).toMatch(/^<source[^>]* type="image\/avif"/);
  },
);

/** Telephones and tablets, laptops, large screens: width and pixel density. */
const screens = [
  [320, 2],
  [360, 3],
  [390, 2],
  [390, 3],
  [600, 1],
  [768, 2],
  [1024, 2],
  [1280, 2],
  [1440, 1],
  [2560, 1],
] as const;

test.each(pages)(
  "on every screen, the first picture of %s is a file within 15 %% of the pixels it covers",
  async (path) => {
    const wrong: string[] = [];
    for (const [width, density] of screens) {
      const { page } = await newVisit({ viewport: { width, height: 900 }, deviceScaleFactor: density });
      await page.goto(siteUrl(path));
      const { file, source, wanted } = await page.locator("main img").first().evaluate(measure);
      const ratio = file / Math.min(wanted * density, source);
      if (ratio < 1 / 1.15 || ratio > 1.15) {
        wrong.push(`${width} px @${density}: ${file} px for ${Math.round(wanted * density)}`);
      }
      await page.context().close();
    }
    expect(wrong).toEqual([]);
  },
);

/** Widths in pixels: of the file that the browser took, of the largest it could take, of what the layout shows of it. */
async function measure(element: SVGElement | HTMLElement) {
  if (!(element instanceof HTMLImageElement)) throw new Error("The first picture of the page is an <img>.");
  await element.decode();
  const width = async (source: string) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  };
  const file = await width(element.currentSrc);
  const candidates = [...(element.parentElement?.querySelectorAll("source") ?? [])]
    .find(({ srcset }) => srcset.includes(new URL(element.currentSrc).pathname))
    ?.srcset.matchAll(/ (\d+)w/g);
  const box = element.getBoundingClientRect();
  return {
    file: file.width,
    source: Math.max(...[...(candidates ?? [])].map(([, pixels]) => Number(pixels))),
    // A picture that fills a narrower box shows a part of a wider one.
    wanted: Math.max(box.width, (box.height * file.width) / file.height),
  };
}
