import type { Page } from "playwright-core";

/**
 * Finds horizontal overflow and texts that are cut off or overlap. Checks texts of drawings that match `drawing`
 * only; with `columns`, also finds texts of one or two letters per line.
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
    const name = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 40)}"`;

    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("[aria-live], option") &&
        // In SVG, `checkVisibility` is true even for undisplayed elements.
        (!element.closest("svg") ||
          (element.closest(drawing) && element.getBoundingClientRect().width > 0)) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        // Visually hidden.
        !isIn(element, ({ clipPath }) => clipPath === "inset(50%)"),
    );
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((rect) => ({ element, rect }));
    };
    /** True if an element clips this rectangle and cannot be scrolled to show it. */
    const hides = (element: Element, { left, top, right, bottom, height }: DOMRect) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const insets = clipPath.match(/^inset\(([^)]*)\)/)?.[1]?.split(" ");
      const isClipped = (side: number, by: number, overflow: string, size: number) => {
        const inset = insets?.[side] ?? insets?.[side % 2] ?? insets?.[0];
        const clip = Number.parseFloat(inset ?? "-Infinity") * (inset?.endsWith("%") ? size / 100 : 1);
        return by > 0 - clip || (/hidden|clip/.test(overflow) && by > 0);
      };
      // A line box is taller than its letters.
      const spare = height / 5;
      return (
        isClipped(0, box.top - top - spare, overflowY, box.height) ||
        isClipped(1, right - box.right - 1, overflowX, box.width) ||
        isClipped(2, bottom - box.bottom - spare, overflowY, box.height) ||
        isClipped(3, box.left - left - 1, overflowX, box.width)
      );
    };
    const cut = texts.filter((element) =>
      linesOf(element).some(({ rect }) => ancestors(element).some((around) => hides(around, rect))),
    );
    // Fixed and sticky elements overlap the page on purpose.
    const lines = texts
      .filter((element) => !isIn(element, ({ position }) => /fixed|sticky/.test(position)))
      .flatMap(linesOf);
    const outsideWindow = lines.filter(
      ({ rect }) => rect.width > 1 && (rect.left < -1 || rect.right > innerWidth + 1),
    );
    const squeezed = texts.filter((element) => {
      const rows = new Set(
        lines
          .filter((line) => line.element === element && line.rect.width > 1)
          .map(({ rect }) => Math.round(rect.top)),
      );
      return columns && rows.size > 3 && (element.textContent ?? "").trim().length / rows.size < 4;
    });
    const overlaps = lines.flatMap(({ element, rect }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
          const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          const isWithin = element.contains(other.element) || other.element.contains(element);
          return height > Math.min(rect.height, other.rect.height) / 5 && width > 2 && !isWithin;
        })
        .map((other) => `over each other: ${name(element)}, ${name(other.element)}`),
    );
    return [
      ...wide,
      ...new Set(cut.map((element) => `cut: ${name(element)}`)),
      ...new Set(outsideWindow.map(({ element }) => `outside the window: ${name(element)}`)),
      ...new Set(squeezed.map((element) => `squeezed: ${name(element)}`)),
      ...new Set(overlaps),
    ];
  }, options);
}
