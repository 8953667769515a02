import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";

/**
 * The page is hydrated late, at the visitor's first gesture: it stays where the visitor has scrolled it.
 * Only a navigation inside the site may move it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/**
 * As a transition, hydration is done in slices: the gesture that started it, and the next one, are not held up. In
 * develop, where pages may come without HTML, Gatsby's own function stays.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;
