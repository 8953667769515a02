import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { contentTypeDefs, createResolvers } from "./src/content/graphql-schema";
import { reduceAvifEffort } from "./src/gatsby/avif-effort";
import { checkContentFirst, copyContent } from "./src/gatsby/content-gate";
import { editorSetting } from "./src/gatsby/editor-setting";
import { isOffline } from "./src/gatsby/offline";
import { createPages } from "./src/gatsby/pages";
import { onPostBuild } from "./src/gatsby/post-build";
import { onCreateWebpackConfig } from "./src/gatsby/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = async (...args) => {
  // A misspelt setting ends the build at once, not after minutes.
  editorSetting(process.env);
  isOffline(process.env);
  await checkContentFirst(...args);
  if (process.env.NODE_ENV !== "production") return;
  // A build starts from nothing: without public/, Gatsby clears its cache as well.
  await rm("public", { recursive: true, force: true });
  reduceAvifEffort();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const onPreBootstrap = copyContent;

export { createPages, createResolvers, onCreateWebpackConfig, onPostBuild };
