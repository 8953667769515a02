import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { releaseHeadLock, renderPage } from "./src/gatsby/render-page";

export { wrapPageElement } from "./src/templates/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = releaseHeadLock; // runs once the head has been read

/** Drops the script and styles of GatsbyImage, which is not used (see src/components/picture.tsx). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !belongsToGatsbyImage(component)));
};

function belongsToGatsbyImage(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).startsWith("gatsby-image-style");
}
