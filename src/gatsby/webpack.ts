import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { islandNames } from "../islands/names";
import { inlineScripts } from "./inline-scripts";
import { publicFolder } from "./public-files";

/** React and Emotion, which two islands share: a visitor who uses both loads them once. */
const sharedChunk = "shared";
const sharedPackages = /node_modules[\\/](?:@emotion|react|react-dom|scheduler|stylis)[\\/]/;

type Chunk = { name?: unknown };
const isIsland = ({ name }: Chunk) => islandNames.some((island) => island === name);

/** The measurement island runs without React. */
const sharesReact = (chunk: Chunk) => isIsland(chunk) && chunk.name !== "measurement";

/** Pattern of the islands' file names; with a content hash, because browsers cache /static/ for a year. */
const islandFile = "static/js/[name]-[contenthash].js";

/** Gatsby's own application, which no page runs. Compiling it extracts the GraphQL queries; post-build.ts deletes it. */
const gatsbyFile = "_gatsby/[name]-[contenthash].js";

const islandEntries = Object.fromEntries(
  islandNames.map((name) => [name, path.resolve(`src/islands/${name}/entry.ts`)]),
);

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage === "build-html") {
    // Used by island.tsx and html.tsx; Gatsby builds HTML last, after the islands' scripts.
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          inlineScripts: JSON.stringify(inlineScripts()),
          islandScripts: JSON.stringify(islandScripts()),
        }),
      ],
    });
  }
  const config = getConfig();
  // Import drawings and their styles as text, ahead of Gatsby's own rules.
  const drawings = { include: path.resolve("src/drawings"), type: "asset/source" };
  config.module.rules = [{ oneOf: [drawings, { rules: config.module.rules }] }];
  if (stage !== "build-javascript") return actions.replaceWebpackConfig(config);
  // Not setWebpackConfig, in which Gatsby ignores `entry` and `output`.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    entry: { ...config.entry, ...islandEntries },
    optimization: {
      ...config.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: sharesReact,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: { name: sharedChunk, test: sharedPackages, minChunks: 2, enforce: true },
        },
      },
    },
    output: {
      ...config.output,
      filename: ({ chunk = {} }: { chunk?: Chunk }) =>
        isIsland(chunk) || chunk.name === sharedChunk ? islandFile : gatsbyFile,
      chunkFilename: gatsbyFile,
    },
  });
};

/** Space-separated URLs of each island's scripts. */
function islandScripts(): Record<string, string> {
  const stats = readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats);
  return Object.fromEntries(
    islandNames.map((name) => {
      const files: string[] = assetsByChunkName[name] ?? [];
      if (files.length === 0) throw new Error(`webpack.stats.json lacks scripts of the island "${name}".`);
      return [name, files.map((file) => `/${file}`).join(" ")];
    }),
  );
}
