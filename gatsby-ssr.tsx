import type { GatsbySSR } from "gatsby";
import { releaseHead, renderPage } from "./src/gatsby/render-page";
import { StaticHead } from "./src/seo/static-head";

export { wrapPageElement } from "./src/gatsby/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  releaseHead();
  setHtmlAttributes({ lang: "fr-CH" });
  setHeadComponents(StaticHead());
};
