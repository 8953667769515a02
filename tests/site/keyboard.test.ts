import type { Page } from "playwright-core";
import { readChecked } from "../../src/content/checked-content";
import { fieldNames } from "../../src/content/form-fields";
import { everyPath } from "../../tools/routes";
import { newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { errors, sendButton } from "../support/contact-page";
import { hydrateIsland } from "../support/island";
import { waitForAnimations } from "../support/settled";

withBuiltSite();

/** In pixels of its own, a phone of 360 by 640 whose browser sets text twice as large. */
const largeText = { viewport: { width: 180, height: 320 }, reducedMotion: "reduce" } as const;
const site = readChecked("site");
const everywhere = ([180, 390, 1280] as const).flatMap((width) =>
  everyPath.map((path) => [width, path] as const),
);

/** Without smooth scrolling, which a key would have to wait for. */
const atWidth = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: "reduce" as const });

type Stop = {
  name: string;
  /** Its place in the body; the head grows while scripts arrive. */
  index: number;
  /** Whether the browser draws an outline, or the element has one of its own. */
  outlined: boolean;
  /** Points of it, of five, that the window shows: where it is on top, and where something else is. */
  seen: number;
  covered: number;
};

/** Where the focus is; nothing when it has left the document. */
function stop(page: Page): Promise<Stop | undefined> {
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
    // The browser looks at whole pixels.
    const inWindow = points
      .map((point) => point.map(Math.round) as typeof point)
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const seen = inWindow.filter(([x, y]) => {
      const shown = document.elementFromPoint(x, y);
      return shown && (element.contains(shown) || shown.contains(element));
    }).length;
    const style = getComputedStyle(element);
    return {
      name: element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "",
      index: [...document.body.querySelectorAll("*")].indexOf(element),
      outlined: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      seen,
      covered: inWindow.length - seen,
    };
  });
}

/** Every stop of the Tab key until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 300; press += 1) {
    await page.keyboard.press("Tab");
    const next = await stop(page);
    if (!next || next.index === stops[0]?.index) return stops;
    stops.push(next);
  }
  throw new Error("The focus never leaves the page.");
}

/** Without a ring, or with a part of it covered (WCAG 2.4.7, 2.4.12). */
const isPoorlySeen = ({ outlined, seen, covered }: Stop) => !outlined || covered > 0 || seen === 0;

/** The map's frame is a stop or not, depending on whether it has loaded; what is in it is not ours. */
const withoutFrame = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("iframe")?.setAttribute("tabindex", "-1"),
    ),
  );

const open = {
  180: sharedTab(largeText, withoutFrame),
  390: sharedTab(atWidth(390), withoutFrame),
  1280: sharedTab(atWidth(1280), withoutFrame),
};

test.each(everywhere)(
  "at %i px, Tab on %s reaches everything that can be pressed, once, ringed and hidden by nothing",
  async (width, path) => {
    const { page } = await open[width](path);
    const stops = await walk(page);
    expect(stops.filter(isPoorlySeen)).toEqual([]);
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll("a[href], button, input, textarea, select, summary, [tabindex='0']")]
        // One stop for all of a choice: the arrows do the rest.
        .filter((element) => !element.matches("[type=radio]:not(:checked)"))
        // The trap for programs is there for nobody else.
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [...document.body.querySelectorAll("*")].indexOf(element)),
    );
    expect(stops.map(({ index }) => index)).toEqual(expected);
  },
);

test("on every page the first stop is the skip link, which leads past the header", async () => {
  const { page } = await newVisit();
  for (const path of everyPath) {
    await page.goto(siteUrl(path));
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: site.interface.skipToContent, exact: true });
    expect([path, await skipLink.evaluate((link) => link === document.activeElement)]).toEqual([path, true]);
    expect((await skipLink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  }
});

test("the open menu traps nobody: Tab goes through it and on, and it closes by Escape and behind the focus", async () => {
  const { page } = await visit("/", atWidth(390));
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
  const inMenu = [...site.navigation.map(({ label }) => label), telephone, email];
  const names = [];
  for (let press = 0; press <= inMenu.length; press += 1) {
    await page.keyboard.press("Tab");
    names.push((await stop(page))?.name);
  }
  expect(names).toEqual([...inMenu, site.contactButton]);
  expect(await page.locator("header nav").isVisible()).toBe(false);
  expect((await stop(page))?.seen).toBe(5);
});

test.each([
  [390, 800],
  [1280, 800],
  // Zoomed to 400 %.
  [320, 256],
])(
  "in a window of %i by %i px no notice of a refused form is over the field that has the focus",
  async (width, height) => {
    const { page } = await visit("/contact", { ...atWidth(width), viewport: { width, height } });
    await hydrateIsland(page);
    await sendButton(page).focus();
    await page.keyboard.press("Enter");
    await errors(page).nth(1).waitFor();
    await waitForAnimations(page);
    for (const name of fieldNames) {
      const field = await stop(page);
      expect([field?.name, (field?.seen ?? 0) > 0]).toEqual([name, true]);
      await page.keyboard.press("Tab");
    }
  },
);
