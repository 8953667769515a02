import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { DeliverySetting } from "../contact-form/delivery";
import { contentFieldName } from "./graphql-schema";

/** What the layout knows of a page beyond its own query. */
export type PageContext = {
  /** Whether the page has a section with id contact: «Contactez-nous» then leads there (spec §2). */
  hasContactSection?: boolean;
};

/** The thank-you page's words come in its context: Gatsby would warn of its query whenever the page does not exist. */
export type ThanksContext = PageContext & {
  thanks: {
    path: string;
    seo: { title: string; description: string };
    label: string;
    title: string;
    lead: string;
    link: { label: string; to: string };
  };
};

/** One entry per route of the spec's table (§2): data/<name>.json shown by src/templates/<name>.tsx. */
const screens: Record<string, PageContext> = {
  home: { hasContactSection: true },
  founders: {},
  solutions: {},
  projects: {},
  partners: {},
  contact: { hasContactSection: true },
};

export const screenNames = Object.keys(screens);

export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const query = screenNames.map((name) => `${name}: ${contentFieldName(name)} { path }`).join(" ");
  const { data, errors } = await graphql<Record<string, { path: string }>>(`{ ${query} }`);
  const optional = await graphql<ThanksContext & { contact: { delivery: DeliverySetting } }>(`{
    contact: contactContent { delivery { service } }
    thanks: thanksContent { path seo { title description } label title lead link { label to } }
  }`);
  if (errors || !data || !optional.data) {
    reporter.panicOnBuild("The routes could not be read from data/.", errors ?? optional.errors);
    return;
  }

  for (const [name, { path: route }] of Object.entries(data)) {
    actions.createPage({
      path: route,
      component: path.resolve(`src/templates/${name}.tsx`),
      context: screens[name],
    });
  }

  const { contact, thanks } = optional.data;
  if (contact.delivery.service === "none") return;
  actions.createPage({
    path: thanks.path,
    component: path.resolve("src/templates/thanks.tsx"),
    context: { thanks } satisfies ThanksContext,
  });
};

/**
 * The 404 page answers every path that has no page, in the browser too: without a `matchPath`, Gatsby
 * would ask for page data that does not exist and log an error before showing it.
 */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  if (page.path !== "/404.html" || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
};
