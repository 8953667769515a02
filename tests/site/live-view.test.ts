import type { Page } from "playwright-core";
import { isScript, newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import { damagedTexts } from "../support/damaged-texts";
import { isHydrated } from "../support/island";
import { isLeakRead, leakChoice } from "../support/leak";
import { phone, swipeUp } from "../support/touch";

withBuiltSite();

const island = "[data-island=live-view]";
const cursor = (page: Page) => page.locator(`${island} input[type=range]`);
const spoken = (page: Page) => cursor(page).getAttribute("aria-valuetext");

/** Scrolls the page by a finger on the rail, until it has scrolled. */
async function scrollFromRail(page: Page): Promise<void> {
  await cursor(page).evaluate((rail) => rail.scrollIntoView({ block: "end", behavior: "instant" }));
  const { x, y, width, height } = (await cursor(page).boundingBox()) ?? new DOMRect();
  const before = await page.evaluate(() => scrollY);
  await swipeUp(page, x + width * 0.4, y + height / 2);
  await page.waitForFunction((top) => scrollY > top + 100, before);
}

test("a finger that scrolls over the rail loads nothing; with React there, it leaves the cursor alone", async () => {
  const { page, requests } = await visit("/", phone);
  await scrollFromRail(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);
  await cursor(page).focus();
  await page.waitForFunction(isHydrated);
  await cursor(page).fill("900");
  await scrollFromRail(page);
  expect(await cursor(page).inputValue()).toBe("900");
  expect(await spoken(page)).toContain("15\u00a0h,");
});

test("a choice that the browser brings back brings its leak back, too", async () => {
  // Without a back/forward cache, as Playwright starts Chromium, «back» loads the page again and restores its controls.
  const { page } = await visit("/");
  await page.locator(leakChoice).click();
  await page.waitForFunction(isLeakRead);
  await page.goto(siteUrl("/contact"));
  await page.goBack();
  await page.waitForFunction(isLeakRead);
  expect(await page.locator(`${island} [value=after]`).isChecked()).toBe(true);
});

test("without JavaScript the drawing and the table stay, and nothing pretends to move them", async () => {
  const { page } = await visit("/", { javaScriptEnabled: false });
  for (const drawing of [`${island} dl + svg`, `${island} svg:has(+ input)`])
    expect(await page.locator(drawing).isVisible()).toBe(true);
  expect(await cursor(page).isVisible()).toBe(false);
  expect(await page.locator(leakChoice).isVisible()).toBe(false);
  await page.locator(`${island} summary`).click();
  expect(await page.locator(`${island} td`).first().isVisible()).toBe(true);
});

test("paper has the table, and no control", async () => {
  const { page } = await visit("/");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(`${island} td`).first().isVisible()).toBe(true);
  expect(await cursor(page).isVisible()).toBe(false);
  expect(await page.locator(leakChoice).isVisible()).toBe(false);
});

describe("nothing in the figure is cut off or covered, with the leak", () => {
  test.each([100, 150, 200])("text at %d %", async (size) => {
    const { page } = await newVisit({ bypassCSP: true });
    await page.goto(siteUrl("/"));
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    await page.locator(leakChoice).click();
    await page.waitForFunction(isLeakRead);
    for (const width of [320, 360, 390, 480, 600, 672, 700, 730, 1010, 1024, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await damagedTexts(page, island)]).toEqual([width, []]);
    }
  });
});

test.each(["[type=radio]", "summary"])("the focus ring of the %s is whole", async (control) => {
  const { page } = await visit("/");
  await cursor(page).focus();
  await page.keyboard.press(control === "summary" ? "Tab" : "Shift+Tab");
  const room = await page.locator(`${island} ${control}:focus-visible`).evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const figure = element.closest("figure")?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    return Math.min(box.left - figure.left, figure.right - box.right, figure.bottom - box.bottom) - reach;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test.each([320, 1440])(
  "at %i px, the cursor with its ring leaves the figures of the axes whole",
  async (width) => {
    const { page } = await visit("/", { viewport: { width, height: 900 } });
    await cursor(page).focus();
    const crossed = await cursor(page).evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const edge = input.getBoundingClientRect().left - reach;
      return [...(input.previousElementSibling?.querySelectorAll("text") ?? [])]
        .filter((figure) => {
          const { left, right } = figure.getBoundingClientRect();
          return left < edge && right > edge;
        })
        .map(({ textContent }) => textContent);
    });
    expect(crossed).toEqual([]);
  },
);

test("in forced colours the leak's lines are told from those of the calm day by their dashes", async () => {
  const { page } = await visit("/", { forcedColors: "active" });
  await page.locator(leakChoice).click();
  await page.waitForFunction(isLeakRead);
  const dashes = await page
    .locator(`${island} svg:has(+ input) svg svg path`)
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray !== "none"));
  expect(dashes).toEqual([true, false, true, false, true, false]);
});

test.each([
  ["a desk", { width: 1440, height: 900 }, "details"],
  ["a telephone", { width: 390, height: 844 }, "[name=cursor]"],
])("cause and effect share one screen of %s", async (_, viewport, last) => {
  const { page } = await visit("/", { viewport });
  const below = await page.locator(island).evaluate((element, selector) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    const end = element.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
    return header + end - element.getBoundingClientRect().top - innerHeight;
  }, last);
  expect(below).toBeLessThanOrEqual(0);
});

test("another choice moves the lines at their ease, the cursor takes them along at once", async () => {
  const { page } = await visit("/");
  const duration = () =>
    page
      .locator(`${island} svg path`)
      .first()
      .evaluate((path) => Number.parseFloat(getComputedStyle(path).transitionDuration));
  await page.locator(leakChoice).click();
  expect(await duration()).toBe(0.5);
  await cursor(page).focus();
  expect(await duration()).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator(leakChoice).click();
  expect(await duration()).toBe(0);
});
