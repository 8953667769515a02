import type { WrapPageElementBrowserArgs } from "gatsby";
import type { PageContext } from "../build/pages";
import { Layout } from "../components/layout";

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
