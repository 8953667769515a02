import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";

/** The frame of every page: in a build by gatsby-ssr, in develop by gatsby-browser, too. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>;
}
