import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { existingLegalFiles, readChecked } from "../content/checked-content";
import { sitePages } from "./pages";

export function pagesOfBuild() {
  return sitePages({
    legalPages: existingLegalFiles().map((file) => readChecked(file)),
    delivery: readChecked("contact").delivery,
    thanks: readChecked("thanks"),
  });
}

export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ actions }) => {
  for (const { path: pagePath, template, context } of pagesOfBuild()) {
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
};
