import type { Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { isScript, openBlankTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { findDamagedTexts } from "../support/damaged-texts";
import { hydrateIsland, isHydrated } from "../support/island";
import { noLeakOption, showsNoLeak } from "../support/leak";
import { phoneOptions, swipeUpOn } from "../support/touch";

withBuiltSite();

const island = "[data-island=live-view]";
const slider = (page: Page) => page.locator(`${island} input[type=range]`);
const sliderText = (page: Page) => slider(page).getAttribute("aria-valuetext");

/** Swipes up on the slider and waits until the page has scrolled. */
async function swipeOnSlider(page: Page): Promise<void> {
  await slider(page).evaluate((input) => input.scrollIntoView({ block: "end", behavior: "instant" }));
  const scrollBefore = await page.evaluate(() => scrollY);
  await swipeUpOn(slider(page), { xFraction: 0.4 });
  await page.waitForFunction((top) => scrollY > top + 100, scrollBefore);
}

test("a swipe up on the slider scrolls without loading a script or, once hydrated, moving the slider", async () => {
  const { page, requests } = await visit("/", phoneOptions);
  await swipeOnSlider(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter(isScript)).toEqual([]);
  await slider(page).focus();
  await page.waitForFunction(isHydrated);
  await slider(page).fill("900"); // 15:00
  await swipeOnSlider(page);
  expect(await slider(page).inputValue()).toBe("900");
  expect(await sliderText(page)).toContain("15\u00a0h,");
});

const tabs = ["pressure", "flow", "level"];
const tab = (page: Page, name: string) => page.locator(`${island} label:has([value=${name}])`);
/** The five parts of the live view: tabs, answer with its question, leak toggle, pressure profile, and curves. */
const partSelector = `${island} figure > div > *`;

test("after Back, controls and values show the earlier choice", async () => {
  // Playwright disables the back/forward cache, so Back reloads the page.
  const { page } = await visit("/");
  await page.locator(noLeakOption).click();
  await page.waitForFunction(showsNoLeak);
  await page.goto(siteUrl("/contact"));
  await page.goBack();
  await page.waitForFunction(showsNoLeak);
  expect(await page.locator(`${island} [value=without]`).isChecked()).toBe(true);
});

test("without JavaScript, values and question are visible and controls are not", async () => {
  const { page } = await visit("/", { javaScriptEnabled: false });
  expect(await page.evaluate(showsNoLeak)).toBe(false);
  const parts = page.locator(partSelector);
  const visibilities = await parts.evaluateAll((elements) => elements.map((part) => part.checkVisibility()));
  // Answer, profile and curves.
  expect(visibilities).toEqual([false, true, false, true, true]);
  expect(await page.locator(`${island} figure > div p`).first().innerText()).toBe(
    readContent("home").aqualink.liveView.quantities.flow.question,
  );
  expect(await slider(page).isVisible()).toBe(false);
  await page.locator(`${island} summary`).click();
  expect(await page.locator(`${island} td`).first().isVisible()).toBe(true);
});

test("in print, the table is visible and controls are not", async () => {
  const { page } = await visit("/");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(`${island} td`).first().isVisible()).toBe(true);
  for (const control of await page.locator(`${island} input`).all())
    expect(await control.isVisible()).toBe(false);
});

test.each([100, 150, 200])(
  "at %d % text size, nothing in the live view is cut off or covered",
  async (size) => {
    const { page } = await openBlankTab({ bypassCSP: true });
    await page.goto(siteUrl("/"));
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    // Clicked by script, because at this text size the header may cover the tab.
    await hydrateIsland(page);
    await tab(page, "level").evaluate((label: HTMLElement) => label.click());
    for (const width of [320, 360, 390, 480, 600, 672, 700, 820, 900, 1010, 1024, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await findDamagedTexts(page, { drawingSelector: island })]).toEqual([width, []]);
    }
  },
);

test.each([320, 390, 1440])("at %i px, another tab or time causes no layout shift", async (width) => {
  const { page } = await visit("/", { viewport: { width, height: 800 } });
  const layouts = new Set<string>();
  for (const name of tabs) {
    await tab(page, name).click();
    await page.waitForFunction(isHydrated);
    for (const hour of [0, 1, 9, 12, 19]) {
      await slider(page).fill(String(hour * 60));
      const parts = page.locator(partSelector);
      const heights = await parts.evaluateAll((elements) => elements.map((part) => part.clientHeight));
      layouts.add(heights.join());
    }
  }
  expect([...layouts]).toHaveLength(1);
});

test("in forced colours, dashes distinguish the lines of a day without a leak", async () => {
  const { page } = await visit("/", { forcedColors: "active" });
  const areDashed = await page
    .locator(`${island} div:has(> input[type=range]) svg[preserveAspectRatio=none] path`)
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray !== "none"));
  expect(areDashed).toEqual([true, false, true, false, true, false]);
});

test.each([
  [1440, 780, 5],
  [1366, 650, 5],
  [390, 664, 4],
])("at %i × %i px, the first %i parts of the live view fit on one screen", async (width, height, count) => {
  const { page } = await visit("/", { viewport: { width, height } });
  const spareHeight = await page.locator(partSelector).evaluateAll((elements, count) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    const top = elements[0]?.getBoundingClientRect().top ?? Number.NaN;
    const bottom = elements[count - 1]?.getBoundingClientRect().bottom ?? Number.NaN;
    return innerHeight - header - (bottom - top);
  }, count);
  expect(spareHeight).toBeGreaterThanOrEqual(0);
});
