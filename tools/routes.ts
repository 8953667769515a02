import { pagesOfBuild } from "../src/gatsby/create-pages";

/** All pages of the built site except the 404 page. */
export const routes = pagesOfBuild().map(({ path, template }) => ({
  path,
  /** Search engines may index it. */
  isIndexed: template !== "thanks",
}));

export const paths = routes.map((route) => route.path);

/** A path without a page. */
export const unknownPath = "/nulle-part";

export const everyPath = [...paths, unknownPath];
