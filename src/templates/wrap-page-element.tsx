import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";
import type { PageContext } from "./page-context";

/** The frame of every page: in a build by gatsby-ssr, in develop by gatsby-browser, too. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>) {
  return (
    <Layout path={props.location.pathname} hasContactSection={props.pageContext?.hasContactSection}>
      {element}
    </Layout>
  );
}
