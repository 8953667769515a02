import { thanks } from "../content/contract/thanks";
import type { IslandName } from "../islands/names";
import { envFlag } from "./env";
import { minified } from "./minified";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts of src/html.tsx, where webpack defines them (webpack.ts). */
export function inlineScripts() {
  const pageScripts: Record<string, string> = {
    "/404.html": minified("src/inline/not-found.mts"),
    [thanksPath]: minified("src/inline/thanks.mts"),
  };
  const islandLoaders: Record<IslandName, string> = {
    "contact-form": minified("src/islands/contact-form/loader.mts"),
    "live-view": minified("src/islands/live-view/loader.mts"),
    measurement: minified("src/islands/measurement/loader.mts"),
  };
  return {
    speculationRules: speculationRules(thanksPath),
    everyPage: minified("src/inline/every-page.mts"),
    pageScripts,
    islandLoaders,
    /** Undefined in a build without a service worker. */
    offline: envFlag("GATSBY_OFFLINE") ? minified("src/inline/offline.mts") : undefined,
  };
}
