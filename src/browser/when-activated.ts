import { doc } from "./dom";

/** Runs the action now or, on a prerendered page, once the page is activated. */
export function whenActivated(action: () => void): void {
  if (doc.prerendering) doc.addEventListener("prerenderingchange", action);
  else action();
}
