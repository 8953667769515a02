import { listedPages, type PageName } from "../src/content/contract";
import { documentTitle } from "../src/content/document-title";
import { fill } from "../src/content/fill";
import { projectPages } from "../src/content/project-pages";
import { readContent, readLegalPages } from "./content";

type Page = {
  path: string;
  seo: { title: string; description: string };
  breadcrumb?: string;
  title?: string;
  hero?: { title: string };
};

const site = readContent("site");
const homeCrumb = { name: site.interface.homeLink, path: "/" };

/** A page of the built site, with its texts from the content. */
function routeOf(page: Page, above: (typeof homeCrumb)[] = []) {
  const { path, seo, breadcrumb: name } = page;
  return {
    path,
    /** The document's title. */
    title: documentTitle(seo.title, site.name),
    description: seo.description,
    /** The main heading. */
    heading: page.title ?? page.hero?.title ?? "",
    /** The path from the home page to the page; empty for the home page and for pages that are not indexed. */
    breadcrumb: name ? [homeCrumb, ...above, { name, path }] : [],
    /** Whether «Contactez-nous» finds its section on the page. */
    hasContactSection: false,
    /** Whether search engines may list it. */
    isIndexed: true,
  };
}

const contentOf = (name: PageName): Page => readContent(name);

/** /projets/2 and so on. */
function furtherProjectPages() {
  const { path, projects, pagination, seo, title, breadcrumb } = readContent("projects");
  const pages = projectPages(path, projects.length);
  return pages.slice(1).map(({ path: further, number }) => {
    const page = {
      path: further,
      seo: {
        title: fill(pagination.pageTitle, { title: seo.title, page: number }),
        description: fill(pagination.description, { page: number, pages: pages.length }),
      },
      breadcrumb: fill(pagination.page, { page: number }),
      title: fill(pagination.pageTitle, { title, page: number }),
    };
    return routeOf(page, [{ name: breadcrumb, path }]);
  });
}

function thankYouPage() {
  if (readContent("contact").delivery.service === "none") return [];
  const { path, seo, title } = readContent("thanks");
  return [{ ...routeOf({ path, seo, title }), isIndexed: false }];
}

/** Every page of the site but the 404 page, which answers at every other path. */
export const routes = [
  ...listedPages.map(({ name, hasContactSection }) => ({ ...routeOf(contentOf(name)), hasContactSection })),
  ...furtherProjectPages(),
  ...readLegalPages().map((page) => routeOf(page)),
  ...thankYouPage(),
];

export const paths = routes.map((route) => route.path);

/** A path at which no content has a page. */
export const unknownPath = "/nulle-part";
