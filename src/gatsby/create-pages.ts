import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { existingLegalFiles, readContent } from "../content/checked-content";
import { sitePages } from "./pages";

/** The pages of the checked content. */
export function readSitePages() {
  return sitePages({
    legalPages: existingLegalFiles().map((file) => readContent(file)),
    delivery: readContent("contact").delivery,
    thanks: readContent("thanks"),
  });
}

export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ actions }) => {
  for (const { path: pagePath, template, context } of readSitePages()) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
};
