import { doc, on } from "../browser/dom";
import { isWide } from "../theme/breakpoints";

/**
 * The menu is a popover, which browsers open and close by themselves. This closes it also when the page is left, since
 * «back» shows the page as it was; when the focus moves to something under it (WCAG 2.4.11); and when the window becomes
 * wide enough for the links to stand in the header. It also moves Tab from the button into the open menu, which WebKit
 * does only the first time.
 */
export function smoothMenu(): void {
  const menu = doc.querySelector<HTMLElement>("[popover]");
  // A browser that knows no popovers shows the links as they are.
  if (!menu?.hidePopover) return;
  const close = () => menu.hidePopover();
  on("pagehide", close);
  matchMedia(isWide).addEventListener("change", close);
  on("keydown", (event) => {
    const { key, shiftKey, target } = event;
    if (key !== "Tab" || shiftKey || !(target as HTMLButtonElement).popoverTargetElement) return;
    if (!menu.matches(":popover-open")) return;
    event.preventDefault();
    menu.querySelector("a")?.focus();
  });
  on("focusin", ({ target }) => (target as Element).closest("[popover],[popovertarget]") || close());
}
