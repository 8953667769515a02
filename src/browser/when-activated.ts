import { doc } from "./dom";

/** Runs now, or once a prerendered page is activated. */
export function whenActivated(act: () => void): void {
  if (doc.prerendering) doc.addEventListener("prerenderingchange", act);
  else act();
}
