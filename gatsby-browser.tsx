import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { smoothMenu } from "./src/inline/smooth-menu";
import { watchServedIslands } from "./src/islands/island";

export { wrapPageElement } from "./src/application/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = watchServedIslands;

/** The page is hydrated while in use, and every page change loads a document: only the browser scrolls. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** A build writes this into the page (src/html.tsx); in develop, React makes the menu. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  process.env.NODE_ENV === "development" ? smoothMenu : undefined;

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
