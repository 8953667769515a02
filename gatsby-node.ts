import type { GatsbyNode } from "gatsby";
import { contentTypeDefs, createResolvers } from "./src/content/graphql-schema";
import { keepPictures } from "./src/gatsby/artwork/kept-pictures";
import { startFromFinishedBuild } from "./src/gatsby/build-state";
import { onPreInit as checkContent, onPreBootstrap } from "./src/gatsby/content-gate";
import { editorSetting } from "./src/gatsby/editor-setting";
import { createPages } from "./src/gatsby/pages";
import { onPostBuild } from "./src/gatsby/post-build";
import { onCreateWebpackConfig } from "./src/gatsby/webpack/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = async (...args) => {
  // A misspelt setting ends the build at once, not after minutes.
  editorSetting(process.env);
  await checkContent(...args);
  await startFromFinishedBuild();
  keepPictures();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export { createPages, createResolvers, onCreateWebpackConfig, onPostBuild, onPreBootstrap };
