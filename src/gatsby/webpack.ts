import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineScripts } from "./inline-scripts";

/** Where the application's files go, each named after its content: hosts keep all of /static/ for a year. */
const fileName = "static/js/[name]-[contenthash].js";

/** What the application would ship and never run: React Helmet and the heads, which the build has written. */
const withoutUnused = {
  [path.resolve("src/seo/page-head.tsx")]: path.resolve("src/application/written-head.ts"),
};

/** One file where Gatsby makes three, which are only ever loaded together: saves 1.4 kB. */
const inOneFile = { runtimeChunk: false, splitChunks: false } as const;

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage === "build-html") {
    const scripts = JSON.stringify(inlineScripts());
    actions.setWebpackConfig({ plugins: [plugins.define({ inlineScripts: scripts })] });
  }
  if (stage !== "build-javascript") return;
  const config = getConfig();
  if (config.entry?.app !== path.resolve(".cache/production-app")) {
    throw new Error(
      "Gatsby's application does not begin with .cache/production-app, as that of Gatsby 5.16 does. After an update of " +
        "Gatsby, compare its webpack.config.js with src/application/start-in-tasks.ts.",
    );
  }
  // Gatsby ignores `output` in setWebpackConfig.
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: path.resolve("src/application/start-in-tasks.ts") },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...withoutUnused } },
    optimization: { ...config.optimization, ...inOneFile },
    output: { ...config.output, filename: fileName, chunkFilename: fileName },
  });
};
