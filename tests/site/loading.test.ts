import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { listen } from "../../tools/loopback";
import { paths, pathsWith404, routes, unknownPath } from "../../tools/routes";
import { isScript, openBlankTab, sharedTabOpener, siteUrl, visit, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";
import { hydrateIsland, islandControl } from "../support/island";
import { phoneOptions, swipeUp } from "../support/touch";

withBuiltSite();

const compressedSize = (content: string | Buffer) => brotliCompressSync(content).length;

const openInSharedPhoneTab = sharedTabOpener(phoneOptions);

test.each(pathsWith404)("%s loads no script while it is only read, whatever the gesture", async (path) => {
  const { page, requests } = await openInSharedPhoneTab(path);
  await swipeUp(page, { x: 320, startY: 780 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("h1").tap();
  await page.locator("header button[popovertarget]").tap();
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 900);
  for (const key of ["ArrowDown", "PageDown", "End", "Home", "a"]) await page.keyboard.press(key);
  // Wait for the requests that the gestures may have caused.
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);
});

/** Pages whose island uses React; measurement.test.ts covers /solutions, whose island does not. */
const pathsWithReact = paths.filter((path) => builtHtml(path).includes(" data-props="));

test.each(pathsWithReact)(
  "%s, when used, loads React and the island's script, at most 86 kB on the wire",
  async (path) => {
    const { page, requests } = await visit(path);
    const requestCount = requests.length;
    await hydrateIsland(page);
    await page.waitForLoadState("networkidle");
    const files = requests.slice(requestCount).filter(isScript);
    expect(files.filter((url) => !/\/static\/js\/[\w-]+\.js$/.test(url))).toEqual([]);
    const sizes = files.map((url) => compressedSize(readFileSync(`public${new URL(url).pathname}`)));
    expect(files).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(86_000);
  },
);

/** Removes the owner's texts from the HTML. */
function withoutTexts(html: string): string {
  return html
    .replace(/(?<=<script[^>]*ld\+json[^>]*>).*?(?=<\/script>)/gs, "")
    .replace(/(<(style|script)[^>]*>.*?<\/\2>)|(?<=>)[^<]+(?=<)/gs, (_, block) => block ?? "")
    .replace(/ (?:content|alt|title|aria-label)="[^"]*"/g, "");
}

const { projects } = readContent("projects");

/** Size limits, in units of 1,024 bytes, of pages with large drawings, and of /projets, which grows by 50 bytes per project. */
const maxKilobytes: Record<string, number> = {
  "/": 22,
  "/solutions": 20,
  "/projets": 13 + projects.length / 20,
};

test.each([...paths, "/404"].map((path) => [path, maxKilobytes[path] ?? 13] as const))(
  "%s weighs at most %d kB on the wire, excluding its texts",
  (path, limit) => {
    expect(compressedSize(withoutTexts(builtHtml(path)))).toBeLessThanOrEqual(limit * 1024);
  },
);

const openInSharedTab = sharedTabOpener();

test.each(pathsWith404)("%s loads at most two fonts and no style sheet, and logs nothing", async (path) => {
  const { page, pageErrors, requests } = await openInSharedTab(path);
  if (await page.locator(islandControl).count()) await hydrateIsland(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.endsWith(".css"))).toEqual([]);
  expect(requests.filter((url) => url.endsWith(".woff2")).length).toBeLessThanOrEqual(2);
  const expectedErrors = path === unknownPath ? [/status of 404/, /404: \/nulle-part/] : [];
  expect(pageErrors).toEqual(expectedErrors.map((pattern) => expect.stringMatching(pattern)));
});

/** Opens a page, calls `afterPaint` after the first paint, and only then lets the matching files load. */
async function openWithLateFiles(page: Page, files: RegExp, path: string, afterPaint: () => Promise<void>) {
  const delayedRequests: (() => void)[] = [];
  await page.route(files, (route) => {
    delayedRequests.push(() => void route.continue());
  });
  await page.goto(siteUrl(path), { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await afterPaint();
  for (const release of delayedRequests) release();
  await page.unroute(files);
}

test.each(pathsWith404)("late pictures and hydration cause no layout shift on %s", async (path) => {
  const { page } = await openBlankTab({ viewport: { width: 390, height: 844 } });
  let paintTime = 0;
  await openWithLateFiles(page, /\.(?:avif|webp|jpg)$/, path, async () => {
    paintTime = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now();
    });
  });
  if (await page.locator(islandControl).count()) await hydrateIsland(page);
  await page.waitForLoadState("networkidle");
  const layoutShifts = (await layoutShiftsOf(page)).filter(
    ({ startTime, value }) => startTime > paintTime && value > 0.001,
  );
  expect(layoutShifts).toEqual([]);
});

/** The width of each letter of the title, because the title may be equally wide in the fallback font. */
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

test.each(pathsWith404.flatMap((path) => [390, 1440].map((width) => [path, width] as const)))(
  "%s at %i px swaps a late font almost without a layout shift",
  async (path, width) => {
    const { page } = await openBlankTab({ viewport: { width, height: 844 } });
    let fallbackWidths: number[] = [];
    await openWithLateFiles(page, /\.woff2$/, path, async () => {
      // Browsers show the fallback font after a block period of 100 ms.
      await page.waitForTimeout(200);
      fallbackWidths = await letterWidths(page);
    });
    await page.waitForLoadState("networkidle");
    expect(await letterWidths(page)).not.toEqual(fallbackWidths);
    await expectAlmostNoShift(page);
  },
);

async function expectAlmostNoShift(page: Page): Promise<void> {
  const layoutShifts = await layoutShiftsOf(page);
  const totalShift = layoutShifts.reduce((sum, { value }) => sum + value, 0);
  const isExcessive = totalShift > Number(process.env.MAX_LAYOUT_SHIFT ?? 0.02);
  expect(isExcessive ? layoutShifts : []).toEqual([]);
}

// All but /merci, the only page not indexed; it is so short that its footer comes into view while it is sent.
test.each(routes.flatMap(({ path, isIndexed }) => (isIndexed ? path : [])))(
  "%s, sent slowly without its font, does not move what is already shown",
  async (path) => {
    const html = builtHtml(path);
    const mainEnd = html.indexOf("</main>");
    const pieceLength = Math.ceil(mainEnd / 12);
    const { port, close } = await listen(async ({ url }, response) => {
      if (url !== path) return response.writeHead(404).end();
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      for (let start = 0; start < html.length; start += pieceLength) {
        response.write(html.slice(start, start + pieceLength));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      response.end();
    });
    const { page } = await openBlankTab({ viewport: { width: 390, height: 844 } });
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await expectAlmostNoShift(page);
    await close();
  },
);

test("in the font, a straight apostrophe is as wide as a curly one", async () => {
  const { page } = await openInSharedTab("/");
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [];
    context.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
    return ["l'i", "l’i"].map((text) => context.measureText(text).width);
  });
  expect(widths[0]).toBe(widths[1]);
});

/** All layout shifts so far; Chromium reports them within the next frames. */
function layoutShiftsOf(page: Page): Promise<{ value: number; startTime: number; texts: string }[]> {
  return page.evaluate(async () => {
    // TypeScript's library lacks this type, which only Chromium has.
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const entries: Shift[] = [];
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return entries.map(({ value, startTime, sources }) => ({
      value,
      startTime,
      texts: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", "),
    }));
  });
}

test("every published picture and script is used by a page", () => {
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(`public/${file}`, "utf8"));
  const assets = files.filter((file) => /^(?:static|partage)\/.*\.(?:avif|webp|jpe?g|png|js)$/.test(file));
  expect(assets.filter((file) => !pages.some((html) => html.includes(`/${file}`)))).toEqual([]);
});

const pathsWithPictures = paths.filter((path) => builtHtml(path).includes("<picture"));

test.each(
  pathsWithPictures.flatMap((path) => [390, 820, 1024, 1440, 2560].map((width) => [path, width] as const)),
)("%s, at %i px, declares the displayed size of each picture", async (path, width) => {
  const { page } = await visit(path, { viewport: { width, height: 900 } });
  const pictures = await page.locator("main img").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error("Not an HTMLImageElement.");
        image.loading = "eager";
        await image.decode();
        const { naturalWidth, naturalHeight, alt } = image;
        const { width, height } = image.getBoundingClientRect();
        // Compares the width declared by `sizes`, which `naturalWidth` follows, with the displayed width.
        const ratio = naturalWidth / Math.max(width, (height * naturalWidth) / naturalHeight);
        // Skips pictures taller than the viewport, whose height depends on the text beside them.
        return { alt, ratio: height > innerHeight ? 1 : ratio };
      }),
    ),
  );
  expect(pictures.filter(({ ratio }) => ratio < 0.7 || ratio > 1.4)).toEqual([]);
});
