import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { contentTypeDefs, createResolvers } from "./src/content/graphql-schema";
import { reduceAvifEffort } from "./src/gatsby/avif-effort";
import { copyContent, failBuild, removeSiteOnFailure, requireValidContent } from "./src/gatsby/content-hooks";
import { createPages } from "./src/gatsby/create-pages";
import { validateEnv } from "./src/gatsby/env";
import { completePublicFolder } from "./src/gatsby/post-build";
import { onCreateWebpackConfig } from "./src/gatsby/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = async (...args) => {
  const problem = validateEnv();
  if (problem) failBuild(problem);
  await requireValidContent(...args);
  if (process.env.NODE_ENV !== "production") return;
  // Every build starts from nothing; scripts/gatsby.mjs has removed Gatsby's saved state.
  await rm("public", { recursive: true, force: true });
  removeSiteOnFailure();
  reduceAvifEffort();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const onPreBootstrap = copyContent;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const activity = reporter.activityTimer("Pages, headers, sitemap, share cards");
  activity.start();
  await completePublicFolder(reporter);
  activity.end();
};

export { createPages, createResolvers, onCreateWebpackConfig };
