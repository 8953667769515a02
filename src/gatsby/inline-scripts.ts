import { thanks } from "../content/contract/thanks";
import type { IslandName } from "../islands/names";
import { envFlag } from "./env";
import { minify } from "./minify";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts, which webpack.ts defines as a global for src/html.tsx. */
export function inlineScripts() {
  const pageScripts: Record<string, string> = {
    "/404.html": minify("src/inline/not-found.mts"),
    [thanksPath]: minify("src/inline/thanks.mts"),
  };
  const islandLoaders: Record<IslandName, string> = {
    "contact-form": minify("src/islands/contact-form/loader.mts"),
    "live-view": minify("src/islands/live-view/loader.mts"),
    measurement: minify("src/islands/measurement/loader.mts"),
  };
  return {
    speculationRules: speculationRules(thanksPath),
    commonScript: minify("src/inline/every-page.mts"),
    pageScripts,
    islandLoaders,
    /** Undefined in a build without a service worker. */
    workerLoader: envFlag("GATSBY_OFFLINE") ? minify("src/inline/offline.mts") : undefined,
  };
}
