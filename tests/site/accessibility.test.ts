import { everyPath } from "../../tools/routes";
import { axeViolations } from "../support/axe";
import { newVisit, sharedTab, siteUrl, visit, withBuiltSite } from "../support/browser";
import { refusedForm } from "../support/contact-page";
import { contrast } from "../support/contrast";
import { calmChoice, showsCalmDay } from "../support/leak";

withBuiltSite();

/** Colours differ halfway through a transition. */
const withoutMotion = { reducedMotion: "reduce" } as const;
const phone = { ...withoutMotion, viewport: { width: 390, height: 844 }, colorScheme: "light" } as const;
const desk = { ...withoutMotion, viewport: { width: 1440, height: 900 }, colorScheme: "dark" } as const;

const sharedPhone = sharedTab(phone);
const sharedDesk = sharedTab(desk);

test.each(everyPath)("%s has no axe violation, on a light phone and a dark desktop", async (path) => {
  for (const open of [sharedPhone, sharedDesk]) {
    const { page } = await open(path);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test("the open menu has no axe violation", async () => {
  const { page } = await visit("/", phone);
  await page.locator("header button[popovertarget]").click();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([phone, desk])(
  "a refused form has no axe violation in a window $viewport.width px wide",
  async (screen) => {
    expect(await axeViolations(await refusedForm(screen))).toEqual([]);
  },
);

test("the hydrated live view has no axe violation", async () => {
  const { page } = await visit("/", desk);
  await page.locator(calmChoice).click();
  await page.waitForFunction(showsCalmDay);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(everyPath)(
  "every list of %s keeps its role in WebKit, which ignores lists without markers",
  async (path) => {
    const { page } = await sharedPhone(path);
    const markers = await page
      .locator("ul, ol")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(markers.filter((marker) => marker === "none")).toEqual([]);
  },
);

/** Header and footer are the same on every page, so one page is enough. */
const operated = (path: string) =>
  `${path === "/" ? "body" : "main"} :is(a, button, summary, input, textarea):not([aria-hidden=true] *)`;

test.each(["light", "dark"] as const)(
  "in the %s scheme, hovered text stays readable and focus rings stay visible",
  async (colorScheme) => {
    const { page } = await newVisit({ ...desk, colorScheme });
    for (const path of everyPath) {
      await page.goto(siteUrl(path));
      // From now on, the browser shows focus rings.
      await page.keyboard.press("Tab");
      for (const element of await page.locator(operated(path)).all()) {
        if (!(await element.isVisible())) continue;
        await element.focus();
        const { x, y, width, height } = (await element.boundingBox()) ?? new DOMRect();
        await page.mouse.move(x + width / 2, y + height / 2);
        const { html, text, background, ring, ringBackground } = await element.evaluate(colorsOf);
        const results = {
          words: !text.length || contrast(text, background) >= 7,
          ring: contrast(ring, ringBackground) >= 3,
        };
        expect({ path, html, ...results }).toEqual({ path, html, words: true, ring: true });
      }
    }
  },
);

/** Colours of an element's text (if any), ring and their backgrounds. Runs in the page. */
function colorsOf(element: Element) {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const backgroundOf = (from: Element | null): number[] => {
    const painted = from ? channels(getComputedStyle(from).backgroundColor) : [255, 255, 255];
    return painted[3] === 0 ? backgroundOf(from?.parentElement ?? null) : painted;
  };
  const { color, outlineColor, outlineOffset } = getComputedStyle(element);
  return {
    html: element.outerHTML.slice(0, 80),
    text: element.matches("[type=range], [type=radio], [type=checkbox]") ? [] : channels(color),
    background: backgroundOf(element),
    ring: channels(outlineColor),
    ringBackground: backgroundOf(outlineOffset.startsWith("-") ? element : element.parentElement),
  };
}
