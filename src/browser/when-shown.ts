import { doc } from "./dom";

/** Runs now, or when a prerendered page is shown. */
export function whenShown(act: () => void): void {
  if (doc.prerendering) doc.addEventListener("prerenderingchange", act);
  else act();
}
