import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { isOffline } from "./offline-setting";

/** Where the application's files go, each named after its content: hosts keep all of /static/ for a year. */
export const scriptFolder = "static/js";

/** The global list through which webpack's files hand their modules to its runtime. */
export const chunkList = "chunks";

const fileName = `${scriptFolder}/[name]-[contenthash].js`;

/**
 * What every Gatsby application carries and no page here uses: <Script>, Partytown, the Head API, in whose place Helmet
 * is, and what Emotion's withTheme stands on. A page that uses one of them needs it back.
 */
const withoutUnused = {
  "hoist-non-react-statics": false,
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/gatsby/no-head-export.ts",
  ),
};

/** The styles of a page come while React renders it, and not all while React commits it. */
const inSlices = {
  "@emotion/use-insertion-effect-with-fallbacks": path.resolve("src/gatsby/insert-styles-early.ts"),
};

/** Gatsby's router opens pages as transitions. */
const routerInTransition = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]/,
  resolve: { alias: { react: path.resolve("src/gatsby/router-react.ts") } },
};

/**
 * Nearly every function of React is called while it starts. Told so, Chromium compiles them while the file comes in,
 * beside the main thread, instead of one by one on it (V8's explicit compile hints).
 */
function compileEarly(compiler: Parameters<SubresourceIntegrityPlugin["apply"]>[0]): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\.js$/,
    // The minifier would take it for a comment; the file's name and digest are to count it.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }).apply(compiler);
}

/**
 * The browser's build: its files in one folder, without those of earlier builds, and each held to its digest by the
 * runtime that loads it (W3C Subresource Integrity). The first ones are loaded by early-script.ts.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  // Always: without a value, the code of the worker's page side would stay in.
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ "process.env.GATSBY_OFFLINE": JSON.stringify(String(isOffline(process.env))) }),
    ],
  });
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // Gatsby takes no `output` from setWebpackConfig.
  actions.replaceWebpackConfig({
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...withoutUnused, ...inSlices } },
    module: { ...config.module, rules: [...config.module.rules, routerInTransition] },
    output: {
      ...config.output,
      filename: fileName,
      chunkFilename: fileName,
      chunkLoadingGlobal: chunkList,
      crossOriginLoading: "anonymous",
      clean: { keep: (file: string) => !file.startsWith(`${scriptFolder}/`) },
    },
    plugins: [
      ...config.plugins,
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
      { apply: compileEarly },
    ],
  });
};
