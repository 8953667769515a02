import { pagesOfBuild } from "../src/gatsby/create-pages";

/** Every page of the built site but the 404 page, which answers at every other path. */
export const routes = pagesOfBuild().map(({ path, template }) => ({
  path,
  /** Whether search engines may list it. */
  isIndexed: template !== "thanks",
}));

export const paths = routes.map((route) => route.path);

/** A path at which no content has a page. */
export const unknownPath = "/nulle-part";

/** The pages, and the 404 page. */
export const everyPath = [...paths, unknownPath];
