import { doc, on } from "./dom";

/**
 * The menu is a popover, which browsers open and close by themselves. This also closes it when the page is
 * left, since «back» shows the page as it was, when the focus moves on to what is under it (WCAG 2.4.11), and when the
 * window becomes wide enough for the links to stand in the header; and it leads Tab from the button into the open menu,
 * which WebKit forgets the second time.
 */
export function smoothMenu(): void {
  const menu = doc.querySelector<HTMLElement>("[popover]");
  // A browser that knows no popovers shows the links as they are.
  if (!menu?.hidePopover) return;
  const close = () => menu.hidePopover();
  on("pagehide", close);
  // As media.wideScreen of theme/tokens.ts, which would come whole.
  matchMedia("(min-width: 60rem)").addEventListener("change", close);
  on("focusin", ({ target }) => (target as Element).closest("[popover],[popovertarget]") || close());
  on("keydown", (event) => {
    const { key, shiftKey, target } = event;
    const isOfButton = (target as HTMLButtonElement).popoverTargetElement;
    if (key === "Tab" && !shiftKey && isOfButton && menu.matches(":popover-open")) {
      event.preventDefault();
      menu.querySelector("a")?.focus();
    }
  });
}
