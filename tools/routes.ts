import { documentTitle } from "../src/document-title";
import { fill } from "../src/fill";
import { projectPages } from "../src/project-pages";
import { readContent, readLegalPages } from "./content";

/** A page of the built site, as the content has it. */
export type Route = {
  path: string;
  /** Of the document: what a tab and a search result show. */
  title: string;
  description: string;
  /** The main heading. */
  heading: string;
  /** The path from the home page to the page; empty for the home page and for pages that are not indexed. */
  breadcrumb: readonly { name: string; path: string }[];
  /** Whether «Contactez-nous» finds its section on the page. */
  hasContactSection: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
};

type Page = { path: string; seo: { title: string; description: string }; breadcrumb: string; title: string };

const site = readContent("site");
const projects = readContent("projects");
const contact = readContent("contact");
const home = readContent("home");

const crumb = ({ breadcrumb, path }: Page) => ({ name: breadcrumb, path });

function routeOf(page: Page, above: readonly Page[] = []): Route {
  return {
    path: page.path,
    title: documentTitle(page.seo.title, site.name),
    description: page.seo.description,
    heading: page.title,
    breadcrumb: [{ name: site.interface.homeLink, path: "/" }, ...above.map(crumb), crumb(page)],
    hasContactSection: false,
    isIndexed: true,
  };
}

function furtherProjectPages(): Route[] {
  const { pagination } = projects;
  const pages = projectPages(projects.path, projects.projects.length);
  return pages.slice(1).map(({ path, number }) =>
    routeOf(
      {
        path,
        seo: {
          title: fill(pagination.pageTitle, { title: projects.seo.title, page: number }),
          description: fill(pagination.description, { page: number, pages: pages.length }),
        },
        breadcrumb: fill(pagination.page, { page: number }),
        title: fill(pagination.pageTitle, { title: projects.title, page: number }),
      },
      [projects],
    ),
  );
}

function thankYouPage(): Route[] {
  if (contact.delivery.service === "none") return [];
  const { path, seo, title } = readContent("thanks");
  return [{ ...routeOf({ path, seo, title, breadcrumb: "" }), breadcrumb: [], isIndexed: false }];
}

/**
 * Every page of the site: the routes of the specification's table (§2), and those that exist because data/ asks for them.
 * The 404 page is not one of them: it answers at every other path.
 */
export const routes: readonly Route[] = [
  { ...routeOf({ ...home, title: home.hero.title }), breadcrumb: [], hasContactSection: true },
  routeOf(readContent("founders")),
  routeOf(readContent("solutions")),
  routeOf(projects),
  ...furtherProjectPages(),
  routeOf(readContent("partners")),
  { ...routeOf(contact), hasContactSection: true },
  ...readLegalPages().map((page) => routeOf(page)),
  ...thankYouPage(),
];

export const paths = routes.map((route) => route.path);

/** Where there is no page, whatever the content. */
export const unknownPath = "/nulle-part";
