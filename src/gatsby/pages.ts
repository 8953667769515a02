import { listedPages } from "../content/contract";
import { projectPages } from "../content/project-pages";

/** The parts of data/ that decide which pages exist. */
export type PageSources = {
  projectCount: number;
  legalPages: readonly { path: string }[];
  delivery: { service: string };
  thanks: { path: string };
};

type SitePage = {
  path: string;
  /** The name of its template. */
  template: string;
  context: Record<string, unknown>;
};

/**
 * Every page: those of the list (content/contract.ts), as many further pages of /projets as its projects fill, the legal
 * pages that the owner has written, and the thank-you page once messages are delivered. The editor's preview calls it
 * too.
 */
export function sitePages({ projectCount, legalPages, delivery, thanks }: PageSources): SitePage[] {
  const pages = listedPages.flatMap(({ name, path: pagePath }): SitePage[] =>
    name === "projects"
      ? listPages(pagePath, projectCount)
      : [{ path: pagePath, template: name, context: {} }],
  );
  const legal = legalPages.map((page) => ({ path: page.path, template: "legal", context: { page } }));
  const thankYou = { path: thanks.path, template: "thanks", context: { thanks } };
  return [...pages, ...legal, ...(delivery.service === "none" ? [] : [thankYou])];
}

function listPages(listPath: string, projectCount: number): SitePage[] {
  const pages = projectPages(listPath, projectCount);
  return pages.map(({ path: pagePath, number }) => ({
    path: pagePath,
    template: "projects",
    context: { number, pages: pages.length, firstFormats: firstFormats(number) },
  }));
}

/**
 * The formats of a list page's largest paint. Encoding AVIF in its twelve widths takes 25 CPU seconds, WebP one: AVIF is
 * for the page that visitors come to, not for the 83 that follow it with a thousand projects.
 */
function firstFormats(number: number): string[] {
  return number === 1 ? ["AVIF", "WEBP"] : ["WEBP"];
}
