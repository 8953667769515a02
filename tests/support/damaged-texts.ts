import type { Page } from "playwright-core";

/**
 * A page wider than its window, and texts cut off at an edge of their own box or laid over another text. A drawing's own
 * words may lie where they are drawn, except in this one. With `columns`, also texts of a letter or two a line.
 */
export function damagedTexts(page: Page, drawing = "none", columns = false): Promise<string[]> {
  const asked = { drawing, columns };
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
        !isIn(element, ({ clipPath }) => clipPath !== "none"),
    );
    const cut = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isHigher = element.scrollHeight > element.clientHeight + 1;
      return (overflowX !== "visible" || overflowY !== "visible") && (isWider || isHigher);
    });
    // What stays in the window while the page scrolls lies over the page.
    const lines = shown
      .filter((element) => !isIn(element, ({ position }) => /fixed|sticky/.test(position)))
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((rect) => ({ element, rect }));
      });
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
  }, asked);
}
