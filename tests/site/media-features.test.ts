import type { Page } from "playwright-core";
import { pathsWith404 } from "../../tools/routes";
import { sharedTabOpener, withBuiltSite } from "../support/browser";
import { errorNotices, field, openFormWithErrors, sendButton } from "../support/contact-page";
import { contrastRatio } from "../support/contrast";
import { phoneOptions } from "../support/touch";

withBuiltSite();

const menuButton = "header button[popovertarget]";

describe("in forced colours", () => {
  const forcedColors = { forcedColors: "active", colorScheme: "dark" } as const;
  const openInForcedColors = sharedTabOpener({ ...forcedColors, viewport: { width: 390, height: 844 } });

  test.each(pathsWith404)("all drawings on %s are in system colours", async (path) => {
    const { page } = await openInForcedColors(path);
    expect(await nonSystemColors(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await nonSystemColors(page)).toEqual([]);
  });

  test("the contact page keeps edges (buttons, fields, errors), the tick and the current page's underline", async () => {
    const page = await openFormWithErrors(forcedColors);
    const contactLink = page.getByRole("banner").getByRole("link", { name: "Contactez-nous" });
    const hasEdge = (element: Element) => {
      const { borderLeftStyle, borderLeftColor, backgroundColor } = getComputedStyle(element);
      return borderLeftStyle !== "none" && borderLeftColor !== backgroundColor;
    };
    for (const locator of [sendButton(page), contactLink, field(page, "name"), errorNotices(page).first()])
      expect(await locator.evaluate(hasEdge)).toBe(true);
    // CSS draws the tick as content of ::before.
    const tickContent = (checkbox: Element) => getComputedStyle(checkbox, "::before").content;
    expect(await page.getByRole("checkbox").evaluate(tickContent)).toBe("none");
    await page.getByRole("checkbox").check();
    expect(await page.getByRole("checkbox").evaluate(tickContent)).not.toBe("none");
    const currentLink = page.locator("header nav [aria-current=page]");
    expect(
      await currentLink.evaluate((link) => getComputedStyle(link, "::before").borderBottomStyle),
    ).not.toBe("none");
  });
});

/** Non-system colours in drawings. */
function nonSystemColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probeElement = document.body.appendChild(document.createElement("i"));
    const systemColors = ["Canvas", "CanvasText", "LinkText", "ButtonText", "HighlightText"].map((name) => {
      probeElement.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probeElement).color;
    });
    return [...document.querySelectorAll("svg :is(path, circle, rect, ellipse, text)")]
      .filter((shape) => shape.checkVisibility())
      .flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        // Skips pattern fills, whose shapes are checked themselves.
        const colorPaints = [stroke, fill].filter((paint) => paint !== "none" && !paint.startsWith("url("));
        const nonSystemPaints = colorPaints.filter((paint) => !systemColors.includes(paint));
        return nonSystemPaints.map((paint) => `${paint}: ${shape.outerHTML.slice(0, 100)}`);
      });
  });
}

test("with reduced motion, there are no animations, view transitions or smooth scrolling", async () => {
  const page = await openFormWithErrors({ reducedMotion: "reduce" });
  const animatedElements = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const hasTransition = transitionDuration.split(",").some((seconds) => Number.parseFloat(seconds) > 0);
        return hasTransition || animationName !== "none" || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(animatedElements).toEqual([]);
  const appliedRules = await page.evaluate(() => {
    const textsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSMediaRule)) return rule.cssText;
        return matchMedia(rule.conditionText).matches ? textsOf(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({ cssRules }) => textsOf(cssRules));
  });
  expect(appliedRules.filter((rule) => rule.startsWith("@view-transition"))).toEqual([]);
});

describe("on a phone with a touch screen", () => {
  const openOnTouchScreen = sharedTabOpener({ ...phoneOptions, viewport: { width: 360, height: 640 } });

  test.each(pathsWith404)(
    "%s can be zoomed by pinching, and has large, separate touch targets",
    async (path) => {
      const { page } = await openOnTouchScreen(path);
      const touchActions = await page.evaluate(() =>
        [...document.querySelectorAll("*")].map((element) => getComputedStyle(element).touchAction),
      );
      expect(touchActions.filter((value) => !/auto|manipulation|pinch-zoom/.test(value))).toEqual([]);
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
    const smallTargets = targets
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `small: ${name}, ${box.width} × ${box.height}`);
    const overlaps = targets.flatMap(({ name, box }, index) =>
      targets
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `overlapping: ${name}, ${other.name}`),
    );
    return [...smallTargets, ...overlaps];
  });
}

describe("in print", () => {
  const openInPrint = sharedTabOpener(
    { colorScheme: "dark", viewport: { width: 794, height: 1123 } },
    (page) => page.emulateMedia({ media: "print", colorScheme: "dark" }),
  );

  test.each(pathsWith404)("%s is legible on white A4, with URLs, but no controls or motion", async (path) => {
    const { page } = await openInPrint(path);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // Browsers do not print backgrounds, so texts are on white paper.
    const whitePaper = [255, 255, 255];
    const colors = await textColors(page);
    expect(colors.filter(({ color }) => contrastRatio(color, whitePaper) < 4.5)).toEqual([]);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator(`header nav:visible, ${menuButton}:visible, iframe:visible`).count()).toBe(0);
    const printedUrls = await page
      .locator("a[href^=http]:visible")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
    expect(printedUrls).toEqual(printedUrls.map(() => expect.stringContaining("https://")));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);
  });
});

function textColors(page: Page): Promise<{ text: string; color: number[] }[]> {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility() && element.childElementCount === 0 && element.textContent,
      )
      .map((element) => {
        const { color, fill } = getComputedStyle(element);
        const textColor = element.closest("svg") ? fill : color;
        return { text: element.textContent ?? "", color: (textColor.match(/[\d.]+/g) ?? []).map(Number) };
      }),
  );
}
