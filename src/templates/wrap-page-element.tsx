import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";

/** Wraps every page in its frame; used by gatsby-ssr, and in develop by gatsby-browser. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>;
}
