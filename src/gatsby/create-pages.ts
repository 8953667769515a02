import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { existingLegalFiles, readContent } from "../content/checked-content";
import { sitePages } from "./pages";

export function pagesOfBuild() {
  return sitePages({
    legalPages: existingLegalFiles().map((file) => readContent(file)),
    delivery: readContent("contact").delivery,
    thanks: readContent("thanks"),
  });
}

export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ actions }) => {
  for (const { path: pagePath, template, context } of pagesOfBuild()) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
};
