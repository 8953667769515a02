import type { Page } from "playwright-core";
import { readContent } from "../../src/content/checked-content";
import { pathsWith404 } from "../../tools/routes";
import { openBlankTab, sharedTabOpener, siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

/** A phone of 360 × 640 px whose browser doubles the text size and so halves the viewport in CSS px. */
const largeText = { viewport: { width: 180, height: 320 }, reducedMotion: "reduce" } as const;
const site = readContent("site");
const widthsAndPaths = ([180, 390, 1280] as const).flatMap((width) =>
  pathsWith404.map((path) => [width, path] as const),
);

/** Reduced motion; otherwise, each key press would have to wait for smooth scrolling. */
const withWidth = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: "reduce" as const });

type TabStop = {
  name: string;
  /** Index within the body, because the head grows while scripts load. */
  index: number;
  hasOutline: boolean;
  /** How many of five points of the element are visible in the viewport, and how many are covered. */
  visiblePoints: number;
  coveredPoints: number;
};

/** The focused element; undefined once the focus has left the document. */
function focusedStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const points: [number, number][] = [
      [left + width / 2, top + height / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ];
    // Rounded, because elementFromPoint takes whole pixels.
    const pointsInViewport = points
      .map((point) => point.map(Math.round) as typeof point)
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const visiblePoints = pointsInViewport.filter(([x, y]) => {
      const topElement = document.elementFromPoint(x, y);
      return topElement && (element.contains(topElement) || topElement.contains(element));
    }).length;
    const style = getComputedStyle(element);
    return {
      name: element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "",
      index: [...document.body.querySelectorAll("*")].indexOf(element),
      hasOutline: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      visiblePoints,
      coveredPoints: pointsInViewport.length - visiblePoints,
    };
  });
}

async function collectTabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await focusedStop(page);
    if (!stop || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
  }
  throw new Error("The focus never leaves the page.");
}

/** True if the stop has no focus ring or is partly covered (WCAG 2.4.7, 2.4.12). */
const isPoorlyVisible = ({ hasOutline, visiblePoints, coveredPoints }: TabStop) =>
  !hasOutline || coveredPoints > 0 || visiblePoints === 0;

/** Skips the map's frame, which becomes a tab stop only once it has loaded. */
const skipMapFrame = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("iframe")?.setAttribute("tabindex", "-1"),
    ),
  );

const openAt = {
  180: sharedTabOpener(largeText, skipMapFrame),
  390: sharedTabOpener(withWidth(390), skipMapFrame),
  1280: sharedTabOpener(withWidth(1280), skipMapFrame),
};

test.each(widthsAndPaths)(
  "at %i px, Tab reaches every control on %s once, with a visible, uncovered focus ring",
  async (width, path) => {
    const { page } = await openAt[width](path);
    const stops = await collectTabStops(page);
    expect(stops.filter(isPoorlyVisible)).toEqual([]);
    const expectedIndexes = await page.evaluate(() =>
      [...document.querySelectorAll("a[href], button, input, textarea, select, summary, [tabindex='0']")]
        // A radio group is one tab stop.
        .filter((element) => !element.matches("[type=radio]:not(:checked)"))
        // The honeypot is no tab stop.
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [...document.body.querySelectorAll("*")].indexOf(element)),
    );
    expect(stops.map(({ index }) => index)).toEqual(expectedIndexes);
  },
);

test("the first tab stop of every page is the skip link, which moves the focus to the main content", async () => {
  const { page } = await openBlankTab();
  for (const path of pathsWith404) {
    await page.goto(siteUrl(path));
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: site.interface.skipToContent, exact: true });
    expect([path, await skipLink.evaluate((link) => link === document.activeElement)]).toEqual([path, true]);
    expect((await skipLink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  }
});

test("the open menu does not trap the focus, and closes on Escape and when the focus leaves it", async () => {
  const { page } = await visit("/", withWidth(390));
  await page.locator("header button[popovertarget]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  expect(await page.locator("header nav").isVisible()).toBe(false);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  expect(await page.locator("header nav").isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  const { telephone, email } = site.business;
  const menuTexts = [...site.navigation.map(({ label }) => label), telephone, email];
  const focusedNames = [];
  for (let step = 0; step <= menuTexts.length; step += 1) {
    await page.keyboard.press("Tab");
    focusedNames.push((await focusedStop(page))?.name);
  }
  expect(focusedNames).toEqual([...menuTexts, site.contactButton]);
  expect(await page.locator("header nav").isVisible()).toBe(false);
  expect((await focusedStop(page))?.visiblePoints).toBe(5); // all of them
});
