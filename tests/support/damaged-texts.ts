import type { Page } from "playwright-core";

type Options = { drawingSelector?: string; includesSqueezed?: boolean };

/**
 * Finds horizontal overflow and texts that are cut off or overlap, in drawings only if `drawingSelector` matches.
 * `includesSqueezed` adds texts of more than three lines with fewer than four characters per line.
 */
export function findDamagedTexts(page: Page, options: Options = {}): Promise<string[]> {
  return page.evaluate(({ drawingSelector, includesSqueezed }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const excessWidth = scrollWidth - clientWidth;
    const pageOverflow = excessWidth > 0 ? [`the page is ${excessWidth} px too wide`] : [];
    const selfAndAncestors = (element: Element | null): Element[] =>
      element ? [element, ...selfAndAncestors(element.parentElement)] : [];
    const hasAncestorStyle = (element: Element, matches: (style: CSSStyleDeclaration) => boolean) =>
      selfAndAncestors(element).some((ancestor) => matches(getComputedStyle(ancestor)));
    const quote = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 40)}"`;

    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("[aria-live], option") &&
        // In SVG, `checkVisibility` is true even for undisplayed elements.
        (!element.closest("svg") ||
          (drawingSelector &&
            element.closest(drawingSelector) &&
            element.getBoundingClientRect().width > 0)) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        // Excludes visually hidden texts.
        !hasAncestorStyle(element, ({ clipPath }) => clipPath === "inset(50%)"),
    );
    const lineBoxesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((rect) => ({ element, rect }));
    };
    /** True if an element clips this rectangle and cannot be scrolled to show it. */
    const clips = (element: Element, { left, top, right, bottom, height }: DOMRect) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const clipBox = element.getBoundingClientRect();
      const insets = clipPath.match(/^inset\(([^)]*)\)/)?.[1]?.split(" ");
      const isClipped = (side: number, excess: number, overflow: string, size: number) => {
        // Sides are in CSS's order; a missing one has the inset of the opposite side, or of the top. Without a clip path,
        // no excess is too large.
        const inset = insets?.[side] ?? insets?.[side % 2] ?? insets?.[0];
        const clipInset = Number.parseFloat(inset ?? "-Infinity") * (inset?.endsWith("%") ? size / 100 : 1);
        return excess > -clipInset || (/hidden|clip/.test(overflow) && excess > 0);
      };
      // Tolerates a fifth, because a line box is taller than its letters.
      const tolerance = height / 5;
      return (
        isClipped(0, clipBox.top - top - tolerance, overflowY, clipBox.height) ||
        isClipped(1, right - clipBox.right - 1, overflowX, clipBox.width) ||
        isClipped(2, bottom - clipBox.bottom - tolerance, overflowY, clipBox.height) ||
        isClipped(3, clipBox.left - left - 1, overflowX, clipBox.width)
      );
    };
    const clippedTexts = texts.filter((element) =>
      lineBoxesOf(element).some(({ rect }) => selfAndAncestors(element).some((box) => clips(box, rect))),
    );
    // Excludes fixed and sticky elements, which overlap the page on purpose.
    const lineBoxes = texts
      .filter((element) => !hasAncestorStyle(element, ({ position }) => /fixed|sticky/.test(position)))
      .flatMap(lineBoxesOf);
    const linesOutsideViewport = lineBoxes.filter(
      ({ rect }) => rect.width > 1 && (rect.left < -1 || rect.right > innerWidth + 1),
    );
    const squeezedTexts = texts.filter((element) => {
      const lineTops = new Set(
        lineBoxes
          .filter((line) => line.element === element && line.rect.width > 1)
          .map(({ rect }) => Math.round(rect.top)),
      );
      const textLength = (element.textContent ?? "").trim().length;
      return includesSqueezed && lineTops.size > 3 && textLength / lineTops.size < 4;
    });
    const overlaps = lineBoxes.flatMap(({ element, rect }, index) =>
      lineBoxes
        .slice(index + 1)
        .filter((other) => {
          const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
          const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          const isNested = element.contains(other.element) || other.element.contains(element);
          return height > Math.min(rect.height, other.rect.height) / 5 && width > 2 && !isNested;
        })
        .map((other) => `overlapping: ${quote(element)}, ${quote(other.element)}`),
    );
    return [
      ...pageOverflow,
      ...new Set(clippedTexts.map((element) => `cut off: ${quote(element)}`)),
      ...new Set(linesOutsideViewport.map(({ element }) => `outside the viewport: ${quote(element)}`)),
      ...new Set(squeezedTexts.map((element) => `squeezed: ${quote(element)}`)),
      ...new Set(overlaps),
    ];
  }, options);
}
