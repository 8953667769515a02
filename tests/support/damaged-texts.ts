import type { Page } from "playwright-core";

/**
 * Reports a page wider than its window, and texts that an element around them cuts off or that lie over another text. Texts in drawings are
 * checked for the selector `drawing` only. With `columns`, also reports texts of a letter or two a line.
 */
export function damagedTexts(page: Page, drawing = "none", columns = false): Promise<string[]> {
  const options = { drawing, columns };
  return page.evaluate(({ drawing, columns }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const isIn = (element: Element, matches: (style: CSSStyleDeclaration) => boolean) =>
      ancestors(element).some((ancestor) => matches(getComputedStyle(ancestor)));
    const name = (element: Element) => `«${(element.textContent ?? "").trim().slice(0, 40)}»`;

    const shown = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("[aria-live], option") &&
        (!element.closest("svg") || element.closest(drawing)) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        // Meant for readers alone.
        !isIn(element, ({ clipPath }) => clipPath === "inset(50%)"),
    );
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((rect) => ({ element, rect }));
    };
    /** What an element lets be seen of what is in it; what can be scrolled to is not hidden. */
    const windowOf = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const hides = (overflow: string) => /hidden|clip/.test(overflow);
      const insets = clipPath.match(/^inset\(([^)]*)\)/)?.[1]?.split(" ") ?? [];
      const inset = (side: number, of: number) => {
        const value = insets[side] ?? insets[side % 2] ?? insets[0];
        if (value === undefined) return Number.NEGATIVE_INFINITY;
        return Number.parseFloat(value) * (value.endsWith("%") ? of / 100 : 1);
      };
      const [beyond, x, y] = [Number.POSITIVE_INFINITY, hides(overflowX), hides(overflowY)];
      return {
        top: Math.max(y ? top : -beyond, top + inset(0, height)),
        right: Math.min(x ? right : beyond, right - inset(1, width)),
        bottom: Math.min(y ? bottom : beyond, bottom - inset(2, height)),
        left: Math.max(x ? left : -beyond, left + inset(3, width)),
      };
    };
    const cut = shown.filter((element) => {
      const windows = ancestors(element).map(windowOf);
      return linesOf(element).some(({ rect }) => {
        // A line's box is higher than its letters.
        const spare = rect.height / 5;
        return windows.some(
          ({ top, right, bottom, left }) =>
            rect.top + spare < top ||
            rect.bottom - spare > bottom ||
            rect.left + 1 < left ||
            rect.right - 1 > right,
        );
      });
    });
    // Fixed and sticky elements lie over the page on purpose.
    const lines = shown
      .filter((element) => !isIn(element, ({ position }) => /fixed|sticky/.test(position)))
      .flatMap(linesOf);
    const outside = lines.filter(
      ({ rect }) => rect.width > 1 && (rect.left < -1 || rect.right > innerWidth + 1),
    );
    const squeezed = shown.filter((element) => {
      const rows = new Set(
        lines
          .filter((line) => line.element === element && line.rect.width > 1)
          .map(({ rect }) => Math.round(rect.top)),
      );
      return columns && rows.size > 3 && (element.textContent ?? "").trim().length / rows.size < 4;
    });
    const over = lines.flatMap(({ element, rect }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
          const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          const isWithin = element.contains(other.element) || other.element.contains(element);
          return height > rect.height / 2 && width > 2 && !isWithin;
        })
        .map((other) => `over each other: ${name(element)}, ${name(other.element)}`),
    );
    return [
      ...wide,
      ...new Set(cut.map((element) => `cut: ${name(element)}`)),
      ...new Set(outside.map(({ element }) => `outside the window: ${name(element)}`)),
      ...new Set(squeezed.map((element) => `squeezed: ${name(element)}`)),
      ...new Set(over),
    ];
  }, options);
}
