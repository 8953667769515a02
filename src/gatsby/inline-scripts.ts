import { thanks } from "../content/contract/thanks";
import type { IslandName } from "../islands/names";
import { bundleScript } from "./bundle-script";
import { envFlag } from "./env";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts, which webpack.ts defines as a global for src/html.tsx. */
export function inlineScripts() {
  const pageScripts: Record<string, string> = {
    "/404.html": bundleScript("src/inline/not-found.mts"),
    "/contact": bundleScript("src/inline/map.mts"),
    [thanksPath]: bundleScript("src/inline/thanks.mts"),
  };
  const islandLoaders: Record<IslandName, string> = {
    "contact-form": bundleScript("src/islands/contact-form/loader.mts"),
    "live-view": bundleScript("src/islands/live-view/loader.mts"),
    measurement: bundleScript("src/islands/measurement/loader.mts"),
  };
  return {
    speculationRules: speculationRules(thanksPath),
    commonScript: bundleScript("src/inline/every-page.mts"),
    pageScripts,
    islandLoaders,
    workerLoader: envFlag("GATSBY_OFFLINE") ? bundleScript("src/inline/offline.mts") : undefined,
  };
}
