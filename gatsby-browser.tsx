import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * The page is hydrated late, at the visitor's first gesture: it stays where the visitor has scrolled it.
 * Only a navigation inside the site may move it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;
