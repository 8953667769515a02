import { doc, on } from "../browser/dom";
import { wideCondition } from "../theme/breakpoints";

/**
 * Closes the popover menu when the visitor leaves the page, because bfcache would restore it open; when the focus
 * moves out of it (WCAG 2.4.11); and when the viewport is wide enough for a plain menu. Also moves the focus from
 * the button into the open menu on Tab, which WebKit does only the first time.
 */
export function enhanceMenu(): void {
  const menu = doc.querySelector<HTMLElement>("[popover]");
  // Browsers without popovers show the plain links.
  if (!menu?.hidePopover) return;
  const close = () => menu.hidePopover();
  on("pagehide", close);
  matchMedia(wideCondition).addEventListener("change", close);
  on("keydown", (event) => {
    const { key, shiftKey, target } = event;
    if (key !== "Tab" || shiftKey || !(target as HTMLButtonElement).popoverTargetElement) return;
    if (!menu.matches(":popover-open")) return;
    event.preventDefault();
    menu.querySelector("a")?.focus();
  });
  on("focusin", ({ target }) => (target as Element).closest("[popover],[popovertarget]") || close());
}
