import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";

/** Wraps every page in the layout; used by gatsby-ssr.tsx and, for `gatsby develop`, by gatsby-browser.tsx. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>;
}
