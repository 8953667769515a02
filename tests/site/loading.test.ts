import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { hydrate, islandControl } from "../../tools/hydration";
import { paths, unknownPath } from "../../tools/routes";
import { isOfApplication, newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { builtHtml, hasIsland } from "../support/built-pages";
import { phone, pushUp } from "../support/finger";

withBuiltSite();

const pages = [...paths, unknownPath];
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

const onPhone = sharedTab(phone);

test.each(pages)("reading %s asks for no script and no data, whatever the gesture", async (path) => {
  const { page, requests } = await onPhone(path);
  await pushUp(page, 320, 780);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("h1").tap();
  await page.locator("header button[popovertarget]").tap();
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 900);
  for (const key of ["ArrowDown", "PageDown", "End", "Home", "a"]) await page.keyboard.press(key);
  // What a gesture would request, it requests at once.
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isOfApplication)).toEqual([]);
});

test.each(paths.filter(hasIsland))(
  "the application on %s weighs at most 112 kB on the wire",
  async (path) => {
    const { page, requests } = await visit(path);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    const files = requests.filter((address) => address.endsWith(".js"));
    const bytes = files.map((address) => compressed(readFileSync(`public${new URL(address).pathname}`)));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(112_000);
  },
);

/** The HTML without what the owner has written. */
function withoutWords(html: string): string {
  return html
    .replace(/(?<=<script[^>]*ld\+json[^>]*>).*?(?=<\/script>)/gs, "")
    .replace(/(<(style|script)[^>]*>.*?<\/\2>)|(?<=>)[^<]+(?=<)/gs, (_, block) => block ?? "")
    .replace(/ (?:content|alt|title|aria-label)="[^"]*"/g, "");
}

/** In kB: the home page has its living valley. */
const heaviest = (path: string) => (path === "/" ? 19 : 13);

test.each([...paths, "/404"])("%s weighs little on the wire, besides its words", (path) => {
  expect(compressed(withoutWords(builtHtml(path)))).toBeLessThanOrEqual(heaviest(path) * 1024);
});

const open = sharedTab();

test.each(pages)(
  "%s asks for one font at most and no style sheet, and leaves the console silent",
  async (path) => {
    const { page, problems, requests } = await open(path);
    if (await page.locator(islandControl).count()) await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((address) => address.endsWith(".css"))).toEqual([]);
    expect(requests.filter((address) => address.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
    const expected = path === unknownPath ? [/status of 404/, /404: \/nulle-part/] : [];
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  },
);

test.each(pages)(
  "nothing on %s moves when font and pictures come late, nor when it is hydrated",
  async (path) => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    const late: (() => void)[] = [];
    await page.route(/\.(?:woff2|avif|webp|jpg)$/, (route) => {
      late.push(() => void route.continue());
    });
    await page.goto(siteUrl(path), { waitUntil: "domcontentloaded" });
    // Once something has been painted, what was held back comes.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    for (const answer of late) answer();
    await page.unroute(/\.(?:woff2|avif|webp|jpg)$/);
    if (await page.locator(islandControl).count()) await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(await shifts(page)).toEqual([]);
  },
);

/** What has moved by itself; what has, is reported with the next frames. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Chrome's own entries, which TypeScript's library does not describe.
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const seen: Shift[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return seen.map(
      ({ value, sources }) =>
        `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", ")}`,
    );
  });
}

test.each([
  [390, 2],
  [1440, 1],
])(
  "in a window of %i px at density %i, the first picture of the home page is as large as it is shown",
  async (width, density) => {
    const { page } = await visit("/", { viewport: { width, height: 900 }, deviceScaleFactor: density });
    const image = page.locator("main img").first();
    const { file, needed } = await image.evaluate(async (element) => {
      if (!(element instanceof HTMLImageElement))
        throw new Error("The first picture of the page is an <img>.");
      await element.decode();
      const shown = new Image();
      shown.src = element.currentSrc;
      await shown.decode();
      const { width, height } = element.getBoundingClientRect();
      const covering = Math.max(width, (height * shown.naturalWidth) / shown.naturalHeight);
      return { file: shown.naturalWidth, needed: covering * devicePixelRatio };
    });
    expect(file / needed).toBeGreaterThan(0.8);
    expect(file / needed).toBeLessThan(2);
  },
);

test("the head that the build has written stays as it is when the application arrives", async () => {
  const { page } = await visit("/contact");
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll("title, meta, link, script[type]")].map(
        ({ outerHTML }) => outerHTML,
      ),
    );
  const before = await head();
  await hydrate(page);
  expect(await head()).toEqual(before);
});
