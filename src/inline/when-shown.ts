import { doc } from "./dom";

/** Now, or when a page that is prerendered is shown. */
export function whenShown(act: () => void): void {
  if (doc.prerendering) doc.addEventListener("prerenderingchange", act);
  else act();
}
