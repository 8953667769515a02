import { mainPages } from "../content/contract";

export type PageSources = {
  legalPages: readonly { path: string }[];
  delivery: { service: string };
  thanks: { path: string };
};

type SitePage = {
  path: string;
  template: string;
  context: Record<string, unknown>;
};

/** All pages but the 404 page: the main pages, existing legal pages and, with a form service, the thank-you page. */
export function sitePages({ legalPages, delivery, thanks }: PageSources): SitePage[] {
  const main = mainPages.map(({ name, path: pagePath }) => ({
    path: pagePath,
    template: name,
    context: {},
  }));
  const legal = legalPages.map((page) => ({ path: page.path, template: "legal", context: { page } }));
  const thanksPage = { path: thanks.path, template: "thanks", context: { thanks } };
  return [...main, ...legal, ...(delivery.service === "none" ? [] : [thanksPage])];
}
