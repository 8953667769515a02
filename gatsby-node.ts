import type { GatsbyNode } from "gatsby";
import { keepPictures } from "./src/build/artwork/kept-pictures";
import { startFromFinishedBuild } from "./src/build/build-state";
import { editorSetting } from "./src/build/editor-setting";
import { createPages } from "./src/build/pages";
import { onPostBuild } from "./src/build/post-build";
import { onCreateWebpackConfig } from "./src/build/webpack/webpack";
import { onPreInit as checkContentOfBuild, onPreBootstrap } from "./src/content/content-gate";
import { contentTypeDefs, createResolvers, typographyExtension } from "./src/content/graphql-schema";

export const onPreInit: GatsbyNode["onPreInit"] = async (...args) => {
  // A misspelt setting ends the build at once, not after minutes.
  editorSetting(process.env);
  await checkContentOfBuild(...args);
  await startFromFinishedBuild();
  keepPictures();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(typographyExtension);
  actions.createTypes(contentTypeDefs());
};

export { createPages, createResolvers, onCreateWebpackConfig, onPostBuild, onPreBootstrap };
