import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { releaseHead, renderPage } from "./src/gatsby/render-page";
import { StaticHead } from "./src/seo/static-head";

export { wrapPageElement } from "./src/templates/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  releaseHead();
  setHtmlAttributes({ lang: "fr-CH" });
  setHeadComponents(StaticHead());
};

/**
 * GatsbyImage is not used (components/picture.tsx): its script and styles serve no purpose on these pages. And the base
 * comes before the components' styles, as in the browser: of two equal rules, the component's counts.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents().filter((component) => !isOfGatsbyImage(component));
  replaceHeadComponents(components.toSorted((a, b) => Number(isOfEmotion(a)) - Number(isOfEmotion(b))));
};

function isOfGatsbyImage(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).startsWith("gatsby-image-style");
}

function isOfEmotion(component: ReactNode): boolean {
  return isValidElement<object>(component) && "data-emotion" in component.props;
}
