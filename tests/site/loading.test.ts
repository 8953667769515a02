import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { swipeUp } from "../../tools/finger";
import { hydrate, isHydrated, islandControl } from "../../tools/hydration";
import { paths, unknownPath } from "../../tools/routes";
import {
  delivery,
  newVisit,
  postedHeading,
  sharedTab,
  siteUrl,
  visit,
  withBuiltSite,
} from "../support/browser";
import { builtHtml, hasIsland } from "../support/built-pages";
import { fillAndSend, takeTime, typed, values, words } from "../support/contact-page";

withBuiltSite();

const all = [...paths, unknownPath];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const scripts = (requests: string[]) => requests.filter((address) => address.endsWith(".js"));
const isOfApplication = (address: string) => /\.js$|\/page-data\//.test(new URL(address).pathname);

/** A finger pushes the page up, at its beginning and at its end. */
async function readByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await swipeUp(session);
  await readToEnd(page);
  await swipeUp(session);
  await session.detach();
}

/** Screen by screen, so that every picture on the way loads. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    for (let screen = 1; !isAtEnd() && screen < 500; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

const menuButton = "header button[popovertarget]";

const openOnPhone = sharedTab(phone);

test.each(all)("reading %s asks for no script and no data, whatever the gesture", async (path) => {
  const { page, requests } = await openOnPhone(path);
  await readByFinger(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("h1").tap();
  await page.locator(menuButton).tap();
  await page.locator(menuButton).tap();
  await page.mouse.move(50, 300);
  await page.mouse.move(60, 500);
  await page.mouse.wheel(0, 900);
  // Tab leads into the form where there is one: focusing it is not reading.
  const keys = (await page.locator(islandControl).count()) ? [] : ["Tab"];
  for (const key of [...keys, "ArrowDown", "PageDown", "End", "Home", "Shift", "a"])
    await page.keyboard.press(key);
  // What a gesture would request, it requests at once.
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isOfApplication)).toEqual([]);
});

test("a link, back, forward and an anchor request only documents", async () => {
  const { page, requests } = await visit("/");
  await page.locator("header nav a[href='/solutions']").click();
  await page.waitForURL(siteUrl("/solutions"));
  await page.goBack();
  await page.waitForURL(siteUrl("/"));
  await page.goForward();
  await page.waitForURL(siteUrl("/solutions"));
  await page.locator("main a[href^='#'], header a[href$='#contact']").first().click();
  await page.waitForURL(/#/);
  expect(requests.filter(isOfApplication)).toEqual([]);
});

test("a finger that scrolls over the form does not load the application, one that touches a field does", async () => {
  const { page, requests } = await visit("/contact", phone);
  const field = await page.locator("#message").boundingBox();
  expect(field?.y).toBeGreaterThan(0);
  await readByFinger(page);
  expect(requests.filter(isOfApplication)).toEqual([]);
  await page.locator("#name").tap();
  await page.waitForFunction(isHydrated);
});

test("the head that the build has written stays as it is when the application arrives", async () => {
  const { page } = await visit("/contact");
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll("title, meta, link, script[type]")].map(
        (element) => element.outerHTML,
      ),
    );
  const before = await head();
  expect(before.length).toBeGreaterThan(20);
  await hydrate(page);
  expect(await head()).toEqual(before);
});

test("a form sent while the scripts fail to load is kept, or is posted by the browser where a service takes it", async () => {
  const { page, messages } = await newVisit();
  await page.route(/\.js$/, (route) => route.abort());
  await takeTime(page);
  await page.goto(siteUrl("/contact"));
  await fillAndSend(page);
  if (delivery) {
    await page.getByRole("heading", { name: postedHeading }).waitFor();
    expect(messages).toHaveLength(1);
  } else {
    await page.getByRole("link", { name: words.withoutScript.link, exact: true }).waitFor();
    expect(await values(page)).toEqual(typed);
  }
});

test.each([...paths, "/404"])("each inline script of %s is under 1 kB", (path) => {
  const blocks = [...builtHtml(path).matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)];
  expect(blocks.length).toBeGreaterThanOrEqual(2);
  for (const [, text = ""] of blocks) expect(Buffer.byteLength(text)).toBeLessThan(1000);
});

/** The HTML without what the owner has written. */
function withoutWords(html: string): string {
  return html
    .replace(/(?<=<script[^>]*ld\+json[^>]*>).*?(?=<\/script>)/gs, "")
    .replace(/(<(style|script)[^>]*>.*?<\/\2>)|(?<=>)[^<]+(?=<)/gs, (_, block) => block ?? "")
    .replace(/ (?:content|alt|title|aria-label)="[^"]*"/g, "");
}

test.each([...paths, "/404"])(
  "%s with its styles weighs at most 15 kB on the wire, unless the owner's words are the reason",
  (path) => {
    const html = builtHtml(path);
    const whole = brotliCompressSync(html).length;
    const bare = brotliCompressSync(withoutWords(html)).length;
    expect(bare).toBeGreaterThan(3_000);
    expect(whole <= 15_000 ? 0 : bare).toBeLessThanOrEqual(11.5 * 1024);
  },
);

test("no page has a style sheet or a font request that blocks its first paint, and one font in all", async () => {
  const { page, requests } = await newVisit();
  for (const path of all) {
    await page.goto(siteUrl(path));
    expect(requests.filter((address) => address.endsWith(".css"))).toEqual([]);
    expect(requests.filter((address) => address.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
    requests.length = 0;
  }
});

test("the application weighs at most 112 kB on the wire", async () => {
  const { page, requests } = await visit("/contact");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const bytes = scripts(requests)
    .map((address) => readFileSync(`public${new URL(address).pathname}`))
    .reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(112_000);
});

const withIsland = paths.filter(hasIsland);

test.each(withIsland)("the application writes no style of %s again", async (path) => {
  const { page } = await visit(path);
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    );
  const served = new Set((await rules()).flat());
  expect(served.size).toBeGreaterThan(100);
  await hydrate(page);
  const now = (await rules()).flat();
  expect(now.filter((rule, index) => served.has(rule) && now.indexOf(rule) !== index)).toEqual([]);
});

test("nothing is published that no visitor asks for: neither Partytown, nor Gatsby's own lists, nor GatsbyImage's style and script", () => {
  const published = readdirSync("public");
  for (const name of ["~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"]) {
    expect(published).not.toContain(name);
  }
  for (const path of paths) expect(builtHtml(path)).not.toMatch(/gatsby-image|data-main-image/);
});

const widths = [320, 390, 768, 1440, 2560];

const open = sharedTab();

test.each(all)(
  "%s fits a window of any width and leaves the console silent, before and after it is hydrated",
  async (path) => {
    const { page, problems } = await open(path);
    const overflowing = async () => {
      const wider: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wider.push(width);
      }
      return wider;
    };
    expect(await overflowing()).toEqual([]);
    if (await page.locator(islandControl).count()) {
      await hydrate(page);
      expect(await overflowing()).toEqual([]);
    }
    const expected = path === unknownPath ? [/status of 404/, /404: \/nulle-part/] : [];
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  },
);

test.each(all)(
  "nothing on %s moves when the font and the pictures come late, nor when it is hydrated",
  async (path) => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    await page.route(/\.(?:woff2|avif|webp|jpg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(siteUrl(path), { waitUntil: "networkidle" });
    if (await page.locator(islandControl).count()) await hydrate(page);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          // Nothing is reported where nothing has shifted; what has is reported with the next frames.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 100)));
        }),
    );
    expect(shifts).toBe(0);
  },
);
