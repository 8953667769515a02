import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";

/** Wraps every page in its frame, in gatsby-ssr.tsx and, for `gatsby develop`, in gatsby-browser.tsx. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>;
}
