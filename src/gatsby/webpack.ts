import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { isOffline } from "./offline-setting";

/** Where the application's files go, each named after its content: hosts keep all of /static/ for a year. */
export const scriptFolder = "static/js";

const fileName = `${scriptFolder}/[name]-[contenthash].js`;

/** Gatsby's <Script> and Partytown, which every site's application carries; a page that uses <Script> needs them back. */
const withoutScriptComponent = { "gatsby-script": false, "@builder.io/partytown/integration": false };

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
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...withoutScriptComponent } },
    output: {
      ...config.output,
      filename: fileName,
      chunkFilename: fileName,
      crossOriginLoading: "anonymous",
      clean: { keep: (file: string) => !file.startsWith(`${scriptFolder}/`) },
    },
    plugins: [...config.plugins, new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] })],
  });
};
