import { readSitePages } from "../src/gatsby/create-pages";

/** All pages of the built site except the 404 page. */
export const routes = readSitePages().map(({ path, template }) => ({
  path,
  /** True if search engines may index the page. */
  isIndexed: template !== "thanks",
}));

export const paths = routes.map((route) => route.path);

/** A path without a page, which yields the 404 page. */
export const unknownPath = "/nulle-part";

export const pathsWith404 = [...paths, unknownPath];
