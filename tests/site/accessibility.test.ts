import { pathsWith404 } from "../../tools/routes";
import { axeViolations } from "../support/axe";
import { openBlankTab, sharedTabOpener, siteUrl, visit, withBuiltSite } from "../support/browser";
import { openFormWithErrors } from "../support/contact-page";
import { contrastRatio } from "../support/contrast";
import { noLeakOption, showsNoLeak } from "../support/leak";

withBuiltSite();

/** Reduced motion, because transitions would give intermediate colours. */
const noMotion = { reducedMotion: "reduce" } as const;
const lightPhone = { ...noMotion, viewport: { width: 390, height: 844 }, colorScheme: "light" } as const;
const darkDesktop = { ...noMotion, viewport: { width: 1440, height: 900 }, colorScheme: "dark" } as const;

const openOnPhone = sharedTabOpener(lightPhone);
const openOnDesktop = sharedTabOpener(darkDesktop);

test.each(pathsWith404)("%s has no axe violation on a light phone or dark desktop", async (path) => {
  for (const openPage of [openOnPhone, openOnDesktop]) {
    const { page } = await openPage(path);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test("the open menu has no axe violation", async () => {
  const { page } = await visit("/", lightPhone);
  await page.locator("header button[popovertarget]").click();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([lightPhone, darkDesktop])(
  "the form with errors has no axe violation at $viewport.width px",
  async (options) => {
    expect(await axeViolations(await openFormWithErrors(options))).toEqual([]);
  },
);

test("the hydrated live view has no axe violation", async () => {
  const { page } = await visit("/", darkDesktop);
  await page.locator(noLeakOption).click();
  await page.waitForFunction(showsNoLeak);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(pathsWith404)("every list of %s has markers, without which WebKit drops its role", async (path) => {
  const { page } = await openOnPhone(path);
  const markers = await page
    .locator("ul, ol")
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
  expect(markers.filter((marker) => marker === "none")).toEqual([]);
});

/** Includes header and footer on the home page only, because all pages share them. */
const focusableSelector = (path: string) =>
  `${path === "/" ? "body" : "main"} :is(a, button, summary, input, textarea):not([aria-hidden=true] *)`;

test.each(["light", "dark"] as const)(
  "in the %s scheme, text is readable when hovered and focus rings are visible",
  async (colorScheme) => {
    const { page } = await openBlankTab({ ...darkDesktop, colorScheme });
    for (const path of pathsWith404) {
      await page.goto(siteUrl(path));
      // Browsers show focus rings only after a key press.
      await page.keyboard.press("Tab");
      for (const element of await page.locator(focusableSelector(path)).all()) {
        if (!(await element.isVisible())) continue;
        await element.focus();
        const box = await element.boundingBox();
        if (!box) throw new Error(`A visible control of ${path} has no bounding box.`);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        const { html, text, background, ring, ringBackground } = await element.evaluate(colorsOf);
        const results = {
          text: !text.length || contrastRatio(text, background) >= 7, // WCAG 1.4.6
          ring: contrastRatio(ring, ringBackground) >= 3, // WCAG 1.4.11
        };
        expect({ path, html, ...results }).toEqual({ path, html, text: true, ring: true });
      }
    }
  },
);

/** Colours of an element's text, if any, of its focus ring and of their backgrounds. Runs in the page. */
function colorsOf(element: Element) {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const backgroundOf = (ancestor: Element | null): number[] => {
    const paintedColor = ancestor ? channels(getComputedStyle(ancestor).backgroundColor) : [255, 255, 255];
    return paintedColor[3] === 0 ? backgroundOf(ancestor?.parentElement ?? null) : paintedColor;
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
