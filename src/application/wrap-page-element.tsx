import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../components/layout";
import type { PageContext } from "../templates/page-context";

/** Shared by gatsby-ssr and gatsby-browser: the frame of every page. */
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
