import type { Page } from "playwright-core";
import { hydrate } from "../../tools/hydration";
import { paths, routes, unknownPath } from "../../tools/routes";
import { newVisit, siteUrl, visit, withBuiltSite } from "../support/browser";
import { dismissButton, field, sendButton } from "../support/contact-page";
import { settled } from "../support/settled";

withBuiltSite();

const pages = [...paths, unknownPath];
const menuButton = "header button[popovertarget]";

/** Texts cut off at an edge of their own box, or laid over another text. */
function damagedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("svg, [aria-live], option") &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const isIn = (element: Element, matches: (style: CSSStyleDeclaration) => boolean) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (matches(getComputedStyle(at))) return true;
      }
      return false;
    };
    const fixed = (element: Element) => isIn(element, ({ position }) => /fixed|sticky/.test(position));
    const hidden = (element: Element) => isIn(element, ({ clipPath }) => clipPath !== "none");
    const shown = leaves.filter((element) => !hidden(element));
    const name = (element: Element) => (element.textContent ?? "").trim().slice(0, 40);
    const cut = shown
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const clips = overflowX !== "visible" || overflowY !== "visible";
        return (
          clips &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `cut: ${name(element)}`);
    const boxes = shown
      .filter((element) => !fixed(element))
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((rect) => ({ element, rect }));
      });
    const outside = boxes
      .filter(({ rect }) => rect.width > 1 && (rect.left < -1 || rect.right > innerWidth + 1))
      .map(({ element }) => `outside the window: ${name(element)}`);
    const over = boxes.flatMap(({ element, rect }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            !other.element.contains(element) &&
            Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > 2 &&
            Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) > rect.height / 2,
        )
        .map((other) => `over each other: ${name(element)} / ${name(other.element)}`),
    );
    return [...new Set([...cut, ...outside, ...over])];
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A window of 1280 × 1024 px zoomed in shows as many CSS pixels as one of that size (WCAG 1.4.4 and 1.4.10). */
const zooms = [
  { zoom: "200 %", viewport: { width: 640, height: 512 } },
  { zoom: "400 %", viewport: { width: 320, height: 256 } },
];

describe.each(zooms)("zoomed to $zoom", ({ viewport }) => {
  test.each(pages)("%s is read by scrolling down alone, with no text cut or covered", async (path) => {
    const { page } = await visit(path, { viewport });
    expect(await overflow(page)).toBe(0);
    expect(await damagedTexts(page)).toEqual([]);
  });

  test("the menu opens, scrolls, and leads to its last link", async () => {
    const { page } = await visit("/", { viewport });
    await page.locator(menuButton).click();
    const last = page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.waitForURL(/\/contact$/);
  });

  test("error notices leave room for the field that has the focus, and can be dismissed", async () => {
    const { page } = await visit("/contact", { viewport });
    await hydrate(page);
    await sendButton(page).click();
    await page.getByRole("alert").nth(1).waitFor();
    await settled(page);
    const uncovered = await page.evaluate(() => {
      const { left, top, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return [top + 3, (top + bottom) / 2, bottom - 3].some(
        (y) => document.elementFromPoint((left + right) / 2, y) === document.activeElement,
      );
    });
    expect(uncovered).toBe(true);
    const notices = page.getByRole("alert");
    for (const left of [1, 0]) {
      await notices.first().getByRole("button", dismissButton).click();
      await page.waitForFunction((count) => document.querySelectorAll("[role=alert]").length === count, left);
    }
  });
});

describe("with letters twice as large, as a telephone's setting makes them", () => {
  test.each(pages)("%s fits a window of 390 px", async (path) => {
    const { page } = await visit(path, { bypassCSP: true, viewport: { width: 390, height: 844 } });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await overflow(page)).toBe(0);
    expect(await damagedTexts(page)).toEqual([]);
  });
});

/** WCAG 1.4.12, to the letter. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

describe.each([320, 1280])("with WCAG's text spacing at %i px", (width) => {
  test.each(pages)("%s loses no text", async (path) => {
    const { page } = await visit(path, { bypassCSP: true, viewport: { width, height: 800 } });
    await page.addStyleTag({ content: spacing });
    expect(await overflow(page)).toBe(0);
    expect(await damagedTexts(page)).toEqual([]);
  });
});

/** What a drawing is painted with that is none of the visitor's own colours. */
function othersColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const own = ["Canvas", "CanvasText", "LinkText", "ButtonText", "HighlightText"].map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
    return [...document.querySelectorAll("svg :is(path, circle, rect, ellipse, text)")]
      .filter((shape) => shape.checkVisibility())
      .flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        const strange = [stroke, fill].filter((paint) => paint !== "none" && !own.includes(paint));
        return strange.map((paint) => `${paint}: ${shape.outerHTML.slice(0, 100)}`);
      });
  });
}

describe("in forced colours", () => {
  const forced = { forcedColors: "active", colorScheme: "dark" } as const;

  test.each(["light", "dark"] as const)(
    "on every page every line and word of a drawing is in the visitor's %s colours",
    async (colorScheme) => {
      const { page } = await newVisit({ ...forced, colorScheme, viewport: { width: 390, height: 844 } });
      for (const path of pages) {
        await page.goto(siteUrl(path));
        expect([path, await othersColours(page)]).toEqual([path, []]);
      }
    },
  );

  test("the current page, buttons, fields, the menu and errors keep an edge or a mark of their own", async () => {
    const { page } = await visit("/contact", forced);
    const bordered = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return (
        borderTopStyle !== "none" &&
        Number.parseFloat(borderTopWidth) >= 1 &&
        borderTopColor !== backgroundColor
      );
    };
    await hydrate(page);
    await sendButton(page).click();
    await page.getByRole("alert").first().waitFor();
    expect(await sendButton(page).evaluate(bordered)).toBe(true);
    expect(
      await page.getByRole("banner").getByRole("link", { name: "Contactez-nous" }).evaluate(bordered),
    ).toBe(true);
    expect(await field(page, "name").evaluate(bordered)).toBe(true);
    expect(await page.getByRole("alert").first().evaluate(bordered)).toBe(true);
    const mark = await page
      .getByRole("banner")
      .locator("nav [aria-current=page]")
      .evaluate((link) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(link, "::before");
        return borderBottomStyle !== "none" && Number.parseFloat(borderBottomWidth) >= 2;
      });
    expect(mark).toBe(true);
  });
});

test("with reduced motion nothing moves: no transition, no animation, no smooth scrolling", async () => {
  const { page } = await visit("/contact", { reducedMotion: "reduce" });
  await hydrate(page);
  await sendButton(page).click();
  await page.getByRole("alert").first().waitFor();
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .map((animation) =>
        String(animation.effect instanceof KeyframeEffect && animation.effect.target?.className),
      ),
    ...[...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return (
          transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0) ||
          animationName !== "none" ||
          scrollBehavior === "smooth"
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  ]);
  expect(moving).toEqual([]);
});

describe("on a telephone that is touched", () => {
  const telephone = {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  };

  test("a tap opens the menu and a page, and nothing waits for a hover", async () => {
    const { page } = await visit("/", telephone);
    await page.locator(menuButton).tap();
    await page.locator("header nav a[href='/projets']").tap();
    await page.waitForURL(/\/projets$/);
    const heading = routes.find(({ path }) => path === "/projets")?.heading;
    expect(await page.locator("h1").textContent()).toBe(heading);
  });

  test("the page may be pinched larger", async () => {
    const { page } = await visit("/", telephone);
    const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  });

  test.each(pages)("on %s two targets are never so close that a finger takes both", async (path) => {
    const { page } = await visit(path, telephone);
    const crowded = await page.evaluate(() => {
      const targets = [...document.querySelectorAll("a[href], button, input, textarea")]
        .filter((element) => element.checkVisibility())
        .map((element) => element.closest("label") ?? element)
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
      return targets.flatMap(({ name, box }, index) =>
        targets
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
          )
          .map((other) => `${name} / ${other.name}`),
      );
    });
    expect(crowded).toEqual([]);
  });
});

describe("on paper", () => {
  test.each(paths)("%s prints black on white without what only a screen can do", async (path) => {
    const { page } = await visit(path, { colorScheme: "dark", viewport: { width: 794, height: 1123 } });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe("rgb(255, 255, 255)");
    expect(await page.getByRole("banner").getByRole("navigation").isVisible()).toBe(false);
    expect(await page.locator(menuButton).isVisible()).toBe(false);
    expect(await page.locator("iframe:visible").count()).toBe(0);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test.each(pages)("%s prints on sheets of A4, on as few as what it says needs", async (path) => {
    const { page } = await visit(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);
    await page.setViewportSize({ width: 794, height: 100 });
    await page.emulateMedia({ media: "print" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight / 1123);
    // What may not be torn apart leaves room at the end of a sheet; the fixture's sheets are counted exactly.
    const most = Math.ceil(height * 1.3) + 1;
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(most);
  });
});
