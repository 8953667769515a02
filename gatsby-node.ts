import type { GatsbyNode } from "gatsby";
import { startFromFinishedBuild } from "./src/gatsby/build-state";
import { onPreInit as checkContentOfBuild, onPreBootstrap } from "./src/gatsby/content-gate";
import { contentTypeDefs, createResolvers } from "./src/gatsby/graphql-schema";
import { keepPictures } from "./src/gatsby/kept-pictures";
import { createPages } from "./src/gatsby/pages";
import { onPostBuild } from "./src/gatsby/post-build";
import { preprocessSource } from "./src/gatsby/query-files";
import { onCreateWebpackConfig } from "./src/gatsby/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = async (...args) => {
  await checkContentOfBuild(...args);
  await startFromFinishedBuild();
  keepPictures();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export { createPages, createResolvers, onCreateWebpackConfig, onPostBuild, onPreBootstrap, preprocessSource };
