import type { Page } from "playwright-core";
import { routes } from "../../tools/routes";
import { sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const phone = { viewport: { width: 390, height: 844 } };
const menuButton = "header button[popovertarget]";
const inMenu = (path: string) => `header nav a[href="${path}"]`;

const open = sharedTab();

test.each(routes)("nothing on $path covers the header", async ({ path }) => {
  const { page } = await open(path);
  expect(await coveredHeader(page)).toEqual([]);
});

/** Elements over the header at any scroll position. */
function coveredHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const middle = (document.querySelector("header")?.offsetHeight ?? 0) / 2;
    const covering = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 40) {
      scrollTo({ top, behavior: "instant" });
      for (let x = 2; x < innerWidth; x += 25) {
        const topElement = document.elementFromPoint(x, middle);
        if (topElement && !topElement.closest("header")) covering.add(topElement.outerHTML.slice(0, 80));
      }
    }
    return [...covering];
  });
}

/** True if the two lines of the menu button cross. */
const isCross = (page: Page) =>
  page.locator(`${menuButton} path`).evaluateAll((lines) => {
    const [one, other] = lines.map((line) => line.getBoundingClientRect());
    return (one?.bottom ?? 0) > (other?.top ?? 0);
  });

test.each(routes)(
  "on phones without scripts, $path shows its links, and its button opens and closes the menu",
  async ({ path }) => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false });
    // The second of two links may be hidden on phones.
    const hidden = page.locator(":is(main, footer) a:not(main a + a)").filter({ visible: false });
    expect(await hidden.allTextContents()).toEqual([]);
    const link = page.locator(inMenu("/projets"));
    for (const isOpen of [false, true, false]) {
      expect([await link.isVisible(), await isCross(page)]).toEqual([isOpen, isOpen]);
      await page.locator(menuButton).click();
    }
  },
);

test.each([
  [844, 390],
  // 400 % zoom.
  [320, 256],
])("in a short window of %i × %i px, the menu scrolls to its end", async (width, height) => {
  const { page } = await visit("/", { viewport: { width, height } });
  await page.locator(menuButton).click();
  const last = page.locator("header nav a").last();
  await last.scrollIntoViewIfNeeded();
  const { y, bottom } = await last.evaluate((link) => link.getBoundingClientRect());
  expect([y >= 0, bottom <= height]).toEqual([true, true]);
});

test("the page behind the open menu does not scroll", async () => {
  const { page } = await visit("/", phone);
  const scrolled = () =>
    page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(scrollY), 300)));
  await page.locator(menuButton).click();
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 500);
  expect(await scrolled()).toBe(0);
  await page.locator(menuButton).click();
  await page.mouse.wheel(0, 500);
  expect(await scrolled()).toBeGreaterThan(0);
});

test("a link in the mobile menu opens its page with a closed menu, or closes the menu on the same page", async () => {
  const { page } = await visit("/", phone);
  await page.locator(menuButton).click();
  await page.locator(inMenu("/projets")).click();
  await page.waitForURL(siteUrl("/projets"));
  expect(await page.locator(inMenu("/solutions")).isVisible()).toBe(false);
  await page.locator(menuButton).click();
  await page.locator(inMenu("/projets")).click();
  await page.locator(inMenu("/projets")).waitFor({ state: "hidden" });

  // As after a bfcache restore.
  await page.locator(menuButton).click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.locator(inMenu("/projets")).waitFor({ state: "hidden" });
});
