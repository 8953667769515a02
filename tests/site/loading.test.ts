import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readToEnd } from "../../tools/finger";
import { hydrate, isHydrated, operatedControl } from "../../tools/hydration";
import { paths } from "../../tools/routes";
import { throughLine } from "../../tools/slow-line";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import { builtHtml } from "../support/built-pages";

withBuiltSite();

const all = [...paths, "/nulle-part"];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const scripts = (requests: string[]) => requests.filter((address) => address.endsWith(".js"));
const isOfApplication = (address: string) => /\.js$|\/page-data\//.test(new URL(address).pathname);

async function readByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await readToEnd(page, session);
  await session.detach();
}

test.each(all)("reading %s asks for no script and no data, whatever the gesture", async (path) => {
  const { page, requests } = await visit(path, phone);
  await readByFinger(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("h1").tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.mouse.move(50, 300);
  await page.mouse.move(60, 500);
  await page.mouse.wheel(0, 900);
  // Tab leads into the form where there is one: its focus is no reading.
  const keys = path === "/contact" ? [] : ["Tab"];
  for (const key of [...keys, "ArrowDown", "PageDown", "End", "Home", "Shift", "a"])
    await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect(requests.filter(isOfApplication)).toEqual([]);
});

test("a link, back, forward and an anchor ask for documents alone", async () => {
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

test("a visit of four pages, read to their end by finger on a phone, weighs at most 140 kB, and none of it is script", async () => {
  const site = await throughLine({ url: siteUrl(), close: async () => {} }, {});
  try {
    const { page } = await newVisit(phone, { asksForMap: true });
    for (const path of ["/", "/solutions", "/a-propos", "/projets"]) {
      if (path === "/") await page.goto(`${site.url}/`);
      else {
        await page.getByRole("button", { name: "Menu" }).tap();
        await page.locator(`header nav a[href="${path}"]`).tap();
        await page.waitForURL(`${site.url}${path}`);
      }
      await readByFinger(page);
      await page.waitForLoadState("networkidle");
    }
    const documents = site.transfers.filter(({ type }) => type === "text/html");
    expect(new Set(documents.map(({ path }) => path)).size).toBeGreaterThanOrEqual(4);
    expect(site.transfers.filter(({ type }) => /javascript|json$/.test(type))).toEqual([]);
    const bytes = site.transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(140_000);
  } finally {
    await site.close();
  }
});

test("the first view of /contact weighs at most 50 kB on a phone, without the map's frame", async () => {
  const site = await throughLine({ url: siteUrl(), close: async () => {} }, {});
  try {
    const { page } = await newVisit(phone, { asksForMap: true });
    await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
    const bytes = site.transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(50_000);
  } finally {
    await site.close();
  }
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

test("a form sent while the scripts fail to load keeps the message and offers the mail link", async () => {
  const { page } = await newVisit();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(siteUrl("/contact"));
  await page.getByLabel("Message *").fill("Nous aimerions suivre un débit.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.getByRole("link", { name: "Écrire un e-mail" }).waitFor();
  expect(await page.getByLabel("Message *").inputValue()).toBe("Nous aimerions suivre un débit.");
});

test.each([...paths, "/404"])("each inline script of %s is under 1 kB, and none has a file", (path) => {
  const blocks = [...builtHtml(path).matchAll(/<script(?![^>]*ld\+json)([^>]*)>(.*?)<\/script>/gs)];
  expect(blocks.length).toBeGreaterThanOrEqual(2);
  for (const [, attributes = "", text = ""] of blocks) {
    expect(attributes).not.toContain("src=");
    expect(Buffer.byteLength(text)).toBeLessThan(1000);
  }
});

/**
 * The home page carries two drawings, a day's curves and their table. Without Emotion's prefixes, with relative paths and
 * one frame for all curves, it weighs 14.0 kB, a few bytes more or less with every build's digests.
 */
test.each([...paths, "/404"])(
  "%s with its styles weighs at most 14 kB on the wire, / half a kB more",
  (path) => {
    const most = path === "/" ? 14.5 : 14;
    expect(brotliCompressSync(builtHtml(path)).length).toBeLessThanOrEqual(most * 1024);
  },
);

test("no page has a style sheet or a font request that blocks its first paint, and one font in all", async () => {
  for (const path of all) {
    const { requests } = await visit(path);
    expect(requests.filter((address) => address.endsWith(".css"))).toEqual([]);
    expect(requests.filter((address) => address.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
  }
});

test("the application weighs at most 100 kB on the wire", async () => {
  const { page, requests } = await visit("/contact");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const bytes = scripts(requests)
    .map((address) => readFileSync(`public${new URL(address).pathname}`))
    .reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

const widths = [320, 390, 768, 1440, 2560];

test.each(all)(
  "%s fits a window of any width and leaves the console silent, before and after it is hydrated",
  async (path) => {
    const { page, problems } = await visit(path);
    const overflowing = async () => {
      const wider: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wider.push(width);
      }
      return wider;
    };
    expect(await overflowing()).toEqual([]);
    if (await page.locator(operatedControl).count()) {
      await hydrate(page);
      expect(await overflowing()).toEqual([]);
    }
    await page.waitForTimeout(200);
    const expected = path === "/nulle-part" ? [/status of 404/, /404: \/nulle-part/] : [];
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  },
);

test("the first screen of the home page weighs at most 60 kB on a phone", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test.each(all)(
  "nothing on %s moves when the font and the pictures come late, nor when it is hydrated",
  async (path) => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    await page.route(/\.(?:woff2|avif|webp|jpg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(siteUrl(path), { waitUntil: "networkidle" });
    if (await page.locator(operatedControl).count()) await hydrate(page);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          // Nothing is reported where nothing has shifted.
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shifts).toBe(0);
  },
);
