import type { Page } from "playwright-core";
import { routes, unknownPath } from "../../tools/routes";
import { openBlankTab, sharedTabOpener, siteUrl, visit, withBuiltSite } from "../support/browser";
import { phoneOptions } from "../support/touch";

withBuiltSite();

const phone = { viewport: { width: 390, height: 844 } };
const menuButton = "header button[popovertarget]";
const menuLink = (path: string) => `header nav a[href="${path}"]`;

const openPage = sharedTabOpener();

test.each(routes)("nothing on $path covers the header", async ({ path }) => {
  const { page } = await openPage(path);
  expect(await elementsOverHeader(page)).toEqual([]);
});

/** Elements over the header at any scroll position. */
function elementsOverHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headerMiddle = (document.querySelector("header")?.offsetHeight ?? 0) / 2;
    const elements = new Set<string>();
    // Lets elementFromPoint find texts that let clicks through.
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [styleSheet];
    for (let scrollTop = 0; scrollTop < document.body.scrollHeight; scrollTop += 15) {
      scrollTo({ top: scrollTop, behavior: "instant" });
      for (let x = 2; x < innerWidth; x += 25) {
        const topElement = document.elementFromPoint(x, headerMiddle);
        if (topElement && !topElement.closest("header")) elements.add(topElement.outerHTML.slice(0, 80));
      }
    }
    document.adoptedStyleSheets = [];
    return [...elements];
  });
}

/** True if the two lines of the menu button cross. */
const isCross = (page: Page) =>
  page.locator(`${menuButton} path`).evaluateAll((lines) => {
    const [topLine, bottomLine] = lines.map((line) => line.getBoundingClientRect());
    return (topLine?.bottom ?? 0) > (bottomLine?.top ?? 0);
  });

test.each(routes)(
  "on phones without JavaScript, $path shows all links, and the menu button toggles the menu and turns into a cross",
  async ({ path }) => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false });
    // Phones may hide the second of two adjacent links.
    const hiddenLinks = page.locator(":is(main, footer) a:not(main a + a)").filter({ visible: false });
    expect(await hiddenLinks.allTextContents()).toEqual([]);
    const link = page.locator(menuLink("/projets"));
    for (const isOpen of [false, true, false]) {
      expect([await link.isVisible(), await isCross(page)]).toEqual([isOpen, isOpen]);
      await page.locator(menuButton).click();
    }
  },
);

test.each([
  [844, 390],
  // A window of 1280 × 1024 px at 400 % zoom.
  [320, 256],
])("in a short viewport of %i × %i px, the menu scrolls to its end", async (width, height) => {
  const { page } = await visit("/", { viewport: { width, height } });
  await page.locator(menuButton).click();
  const lastLink = page.locator("header nav a").last();
  await lastLink.scrollIntoViewIfNeeded();
  const { y, bottom } = await lastLink.evaluate((link) => link.getBoundingClientRect());
  expect([y >= 0, bottom <= height]).toEqual([true, true]);
});

test("the page behind the open menu does not scroll", async () => {
  const { page } = await visit("/", phone);
  // Waits 300 ms, in which a wheel event would scroll the page.
  const scrollPosition = () =>
    page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(scrollY), 300)));
  await page.locator(menuButton).click();
  await page.mouse.move(195, 700);
  await page.mouse.wheel(0, 500);
  expect(await scrollPosition()).toBe(0);
  await page.locator(menuButton).click();
  await page.mouse.wheel(0, 500);
  expect(await scrollPosition()).toBeGreaterThan(0);
});

test("a menu link on a phone closes the menu, and so does leaving the page", async () => {
  const { page } = await visit("/", phone);
  await page.locator(menuButton).click();
  await page.locator(menuLink("/projets")).click();
  await page.waitForURL(siteUrl("/projets"));
  expect(await page.locator(menuLink("/solutions")).isVisible()).toBe(false);

  // Leaving the page closes the menu, because the back/forward cache would restore it open.
  await page.locator(menuButton).click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.locator(menuLink("/projets")).waitFor({ state: "hidden" });
});

test("a tap on the 404 page's switch shows it closed before it leads home", async () => {
  const { page } = await openBlankTab({ ...phoneOptions, reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(siteUrl(unknownPath));
  await page.clock.pauseAt(Date.now() + 1000);
  await page.locator(".switch").tap();
  expect(await page.locator(".lifted").evaluate((blade) => getComputedStyle(blade).rotate)).toBe("0deg");
  await page.clock.runFor(1000);
  await page.waitForURL(siteUrl("/"));
});
