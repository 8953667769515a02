import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readChecked } from "../../src/content/checked-content";
import { everyPath, paths, unknownPath } from "../../tools/routes";
import { isScript, newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";
import { hydrateIsland, islandControl } from "../support/island";
import { phoneOptions, swipeUp } from "../support/touch";

withBuiltSite();

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

const onPhone = sharedTab(phoneOptions);

test.each(everyPath)("%s loads no script while it is only read, whatever the gesture", async (path) => {
  const { page, requests } = await onPhone(path);
  await swipeUp(page, 320, 780);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("h1").tap();
  await page.locator("header button[popovertarget]").tap();
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 900);
  for (const key of ["ArrowDown", "PageDown", "End", "Home", "a"]) await page.keyboard.press(key);
  // Gestures trigger requests immediately.
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);
});

/** Pages with a React island; measurement.test.ts covers the measurement's script. */
const hydrated = paths.filter((path) => builtHtml(path).includes(" data-props="));

test.each(hydrated)(
  "%s loads React and the island's script when used, at most 86 kB on the wire, or one small script",
  async (path) => {
    const { page, requests } = await visit(path);
    const before = requests.length;
    await hydrateIsland(page);
    await page.waitForLoadState("networkidle");
    const files = requests.slice(before).filter(isScript);
    expect(files.filter((address) => !/\/static\/js\/[\w-]+\.js$/.test(address))).toEqual([]);
    const bytes = files.map((address) => compressed(readFileSync(`public${new URL(address).pathname}`)));
    const [count, most] = path === "/solutions" ? [1, 4_000] : [2, 86_000];
    expect(files).toHaveLength(count);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
  },
);

/** Removes the owner's texts from the HTML. */
function withoutWords(html: string): string {
  return html
    .replace(/(?<=<script[^>]*ld\+json[^>]*>).*?(?=<\/script>)/gs, "")
    .replace(/(<(style|script)[^>]*>.*?<\/\2>)|(?<=>)[^<]+(?=<)/gs, (_, block) => block ?? "")
    .replace(/ (?:content|alt|title|aria-label)="[^"]*"/g, "");
}

const { projects } = readChecked("projects");

/** In kB; pages with large drawings get more, and each project adds 50 bytes. */
const maxKilobytes = (path: string) =>
  path === "/" ? 22 : path === "/solutions" ? 20 : path === "/projets" ? 15 + projects.length / 20 : 13;

test.each([...paths, "/404"].map((path) => [path, maxKilobytes(path)] as const))(
  "%s weighs at most %d kB on the wire, excluding its texts",
  (path, limit) => {
    expect(compressed(withoutWords(builtHtml(path)))).toBeLessThanOrEqual(limit * 1024);
  },
);

const open = sharedTab();

test.each(everyPath)("%s loads at most two fonts and no style sheet, and logs nothing", async (path) => {
  const { page, problems, requests } = await open(path);
  if (await page.locator(islandControl).count()) await hydrateIsland(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((address) => address.endsWith(".css"))).toEqual([]);
  expect(requests.filter((address) => address.endsWith(".woff2")).length).toBeLessThanOrEqual(2);
  const expected = path === unknownPath ? [/status of 404/, /404: \/nulle-part/] : [];
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

/** Opens a page whose matching files load only after the first paint and `painted`. */
async function openWithLate(page: Page, files: RegExp, path: string, painted: () => Promise<void>) {
  const delayed: (() => void)[] = [];
  await page.route(files, (route) => {
    delayed.push(() => void route.continue());
  });
  await page.goto(siteUrl(path), { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await painted();
  for (const release of delayed) release();
  await page.unroute(files);
}

test.each(everyPath)("late pictures and hydration cause no layout shift on %s", async (path) => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  let since = 0;
  await openWithLate(page, /\.(?:avif|webp|jpg)$/, path, async () => {
    since = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now();
    });
  });
  if (await page.locator(islandControl).count()) await hydrateIsland(page);
  await page.waitForLoadState("networkidle");
  const moved = (await shifts(page)).filter(({ startTime, value }) => startTime > since && value > 0.001);
  expect(moved).toEqual([]);
});

/** Width of each letter of the title; the total may equal that of the fallback font. */
const letterWidths = (page: Page) =>
  page.locator("h1").evaluate((title) => {
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const letter = document.createRange();
    return Array.from(text.data, (_, index) => {
      letter.setStart(text, index);
      letter.setEnd(text, index + 1);
      return letter.getBoundingClientRect().width;
    });
  });

test.each(everyPath.flatMap((path) => [390, 1440].map((width) => [path, width] as const)))(
  "%s at %i px swaps a late font almost without a layout shift",
  async (path, width) => {
    const { page } = await newVisit({ viewport: { width, height: 844 } });
    let before: number[] = [];
    await openWithLate(page, /\.woff2$/, path, async () => {
      // Longer than a font's block period.
      await page.waitForTimeout(200);
      before = await letterWidths(page);
    });
    await page.waitForLoadState("networkidle");
    expect(await letterWidths(page)).not.toEqual(before);
    const moved = await shifts(page);
    const sum = moved.reduce((total, { value }) => total + value, 0);
    expect(sum > Number(process.env.MOST_SHIFT ?? 0.02) ? moved : []).toEqual([]);
  },
);

test("the font draws a plain apostrophe like a curved one", async () => {
  const { page } = await open("/");
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [];
    context.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
    return ["l'i", "l’i"].map((text) => context.measureText(text).width);
  });
  expect(widths[0]).toBe(widths[1]);
});

/** Layout shifts; Chromium reports them with the next frames. */
function shifts(page: Page): Promise<{ value: number; startTime: number; what: string }[]> {
  return page.evaluate(async () => {
    // Chromium's own entry type, missing in TypeScript's library.
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const seen: Shift[] = [];
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return seen.map(({ value, startTime, sources }) => {
      return {
        value,
        startTime,
        what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", "),
      };
    });
  });
}

test("every published picture and script is used by a page", () => {
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(`public/${file}`, "utf8"));
  const fetched = files.filter((file) => /^(?:static|partage)\/.*\.(?:avif|webp|jpe?g|png|js)$/.test(file));
  expect(fetched.filter((file) => !pages.some((html) => html.includes(`/${file}`)))).toEqual([]);
});

const illustrated = paths.filter((path) => builtHtml(path).includes("<picture"));

test.each(illustrated.flatMap((path) => [390, 820, 1024, 1440, 2560].map((width) => [path, width] as const)))(
  "%s, at %i px, declares the displayed size of each picture",
  async (path, width) => {
    const { page } = await visit(path, { viewport: { width, height: 900 } });
    const pictures = await page.locator("main img").evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) throw new Error("An <img> is an image.");
          image.loading = "eager";
          await image.decode();
          const { naturalWidth, naturalHeight, alt } = image;
          const { width, height } = image.getBoundingClientRect();
          // `naturalWidth` follows `sizes`, so this compares it with the displayed width.
          const share = naturalWidth / Math.max(width, (height * naturalWidth) / naturalHeight);
          // Skips pictures taller than the window, whose height depends on the text beside them.
          return { alt, share: height > innerHeight ? 1 : share };
        }),
      ),
    );
    expect(pictures.filter(({ share }) => share < 0.7 || share > 1.4)).toEqual([]);
  },
);
