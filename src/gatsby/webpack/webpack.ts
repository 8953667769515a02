import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { isOffline } from "../offline-setting";
import { ReadingCheckPlugin } from "./reading-check-plugin";

/** Where the application's files go, each named after its content: hosts keep all of /static/ for a year. */
export const scriptFolder = "static/js";

const fileName = `${scriptFolder}/[name]-[contenthash].js`;

/**
 * The application may weigh 100 kB in brotli (tests/site/loading.test.ts); Gatsby's, on /contact, weighs 111.
 *
 * What it would ship and never run, 10 kB: React Helmet and the heads, which the build has written; the
 * contact page's plan; and what Gatsby offers every page but reading-check.ts refuses here.
 */
const withoutUnused = {
  [path.resolve("src/seo/page-head.tsx")]: path.resolve("src/application/written-head.ts"),
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/application/no-head-export.ts",
  ),
  [path.resolve("src/components/drawings/plan-drawing.tsx")]: path.resolve(
    "src/application/served-drawing.tsx",
  ),
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // Behind Emotion's withTheme.
  "hoist-non-react-statics": false,
};

/** One file where Gatsby makes three, which are only ever loaded together: saves 1.4 kB. */
const inOneFile = { runtimeChunk: false, splitChunks: false } as const;

/** Minified for today's browsers, not those of 2009, and in two passes: saves 0.3 kB. */
const minification = {
  terserOptions: { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020 } },
};

/**
 * Nearly every function of React is called at startup. Told so, Chromium compiles them off the main thread
 * while the file downloads, instead of one by one on it (V8's explicit compile hints). The longest task of
 * hydration, on the benchmark's telephone: 335 ms without, 282 with them; start-in-tasks.ts then makes it 50.
 */
function compileEarly(compiler: Parameters<SubresourceIntegrityPlugin["apply"]>[0]): void {
  const { BannerPlugin, Compilation } = compiler.webpack;
  new BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\.js$/,
    // After the minifier, which would drop it as a comment; before the file's name and digest are computed.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }).apply(compiler);
}

/**
 * The browser's build: its files in one folder, without those of earlier builds, and each checked against its
 * digest by the runtime that loads it (W3C Subresource Integrity). The first ones are loaded by the page's
 * script (islands/wake.mts).
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ "process.env.GATSBY_OFFLINE": JSON.stringify(String(isOffline(process.env))) }),
      ...(stage === "develop" || stage === "build-javascript" ? [new ReadingCheckPlugin()] : []),
    ],
  });
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
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /emotion-cache\.browser\.esm\.js$/,
          enforce: "pre",
          use: path.resolve("src/gatsby/webpack/without-prefixes.cjs"),
        },
      ],
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...withoutUnused },
    },
    optimization: { ...config.optimization, ...inOneFile, minimizer: [plugins.minifyJs(minification)] },
    output: {
      ...config.output,
      filename: fileName,
      chunkFilename: fileName,
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
