import type { Page } from "playwright-core";
import { everyPath } from "../../tools/routes";
import { sharedTab, withBuiltSite } from "../support/browser";
import { errors, field, refusedForm, sendButton } from "../support/contact-page";
import { contrast } from "../support/contrast";
import { phoneOptions } from "../support/touch";

withBuiltSite();

const menuButton = "header button[popovertarget]";

describe("in forced colours", () => {
  const forced = { forcedColors: "active", colorScheme: "dark" } as const;
  const open = sharedTab({ ...forced, viewport: { width: 390, height: 844 } });

  test.each(everyPath)("%s draws every line and word in the visitor's colours", async (path) => {
    const { page } = await open(path);
    expect(await foreignColors(page)).toEqual([]);
  });

  test("keeps the edges of buttons, fields and errors, and the mark of the current page", async () => {
    const page = await refusedForm(forced);
    const contact = page.getByRole("banner").getByRole("link", { name: "Contactez-nous" });
    const edgeOf = (element: Element) => {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopStyle !== "none" && borderTopColor !== backgroundColor;
    };
    for (const edged of [sendButton(page), contact, field(page, "name"), errors(page).first()])
      expect(await edged.evaluate(edgeOf)).toBe(true);
    // A custom tick replaces the native box.
    const tickOf = (box: Element) => getComputedStyle(box, "::before").content;
    expect(await page.getByRole("checkbox").evaluate(tickOf)).toBe("none");
    await page.getByRole("checkbox").check();
    expect(await page.getByRole("checkbox").evaluate(tickOf)).not.toBe("none");
    const current = page.locator("header nav [aria-current=page]");
    expect(await current.evaluate((link) => getComputedStyle(link, "::before").borderBottomStyle)).not.toBe(
      "none",
    );
  });
});

/** Colours in drawings that are not system colours. */
function foreignColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const systemColors = ["Canvas", "CanvasText", "LinkText", "ButtonText", "HighlightText"].map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
    return [...document.querySelectorAll("svg :is(path, circle, rect, ellipse, text)")]
      .filter((shape) => shape.checkVisibility())
      .flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        // Patterns contain shapes, which are checked by themselves.
        const paints = [stroke, fill].filter((paint) => paint !== "none" && !paint.startsWith("url("));
        const foreign = paints.filter((paint) => !systemColors.includes(paint));
        return foreign.map((paint) => `${paint}: ${shape.outerHTML.slice(0, 100)}`);
      });
  });
}

test("stops all animation, view transitions and smooth scrolling with reduced motion", async () => {
  const page = await refusedForm({ reducedMotion: "reduce" });
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const isSlow = transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0);
        return isSlow || animationName !== "none" || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(animated).toEqual([]);
  const applied = await page.evaluate(() => {
    const textsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSMediaRule)) return rule.cssText;
        return matchMedia(rule.conditionText).matches ? textsOf(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({ cssRules }) => textsOf(cssRules));
  });
  expect(applied.filter((rule) => rule.startsWith("@view-transition"))).toEqual([]);
});

describe("on a phone with a touch screen", () => {
  const open = sharedTab({ ...phoneOptions, viewport: { width: 360, height: 640 } });

  test.each(everyPath)(
    "%s can be zoomed by pinching, and has large, separate touch targets",
    async (path) => {
      const { page } = await open(path);
      const gestures = await page.evaluate(() =>
        [...document.querySelectorAll("*")].map((element) => getComputedStyle(element).touchAction),
      );
      expect(gestures.filter((allowed) => !/auto|manipulation|pinch-zoom/.test(allowed))).toEqual([]);
      expect(await smallOrOverlappingTargets(page)).toEqual([]);
    },
  );
});

/** Targets smaller than 44 px (WCAG 2.5.5), or overlapping another one. */
function smallOrOverlappingTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll("a[href], button, input, textarea, summary")]
      .filter((element) => !element.closest("[aria-hidden=true]") && element.checkVisibility())
      .map((element) => element.closest("label") ?? element)
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
    const small = targets
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `small: ${name}, ${box.width} × ${box.height}`);
    const close = targets.flatMap(({ name, box }, index) =>
      targets
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `together: ${name}, ${other.name}`),
    );
    return [...small, ...close];
  });
}

describe("in print", () => {
  const open = sharedTab({ colorScheme: "dark", viewport: { width: 794, height: 1123 } }, (page) =>
    page.emulateMedia({ media: "print", colorScheme: "dark" }),
  );

  test.each(everyPath)("%s is black on white, on A4, without controls for screens", async (path) => {
    const { page } = await open(path);
    // Browsers do not print backgrounds.
    const white = [255, 255, 255];
    expect((await textColors(page)).filter(({ ink }) => contrast(ink, white) < 4.5)).toEqual([]);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator(`header nav:visible, ${menuButton}:visible, iframe:visible`).count()).toBe(0);
    const addresses = await page
      .locator("a[href^=http]:visible")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
    expect(addresses).toEqual(addresses.map(() => expect.stringContaining("https://")));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);
  });
});

/** Visible texts with their colours. */
function textColors(page: Page): Promise<{ words: string; ink: number[] }[]> {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility() && element.childElementCount === 0 && element.textContent,
      )
      .map((element) => {
        const { color, fill } = getComputedStyle(element);
        const ink = element.closest("svg") ? fill : color;
        return { words: element.textContent ?? "", ink: (ink.match(/[\d.]+/g) ?? []).map(Number) };
      }),
  );
}
