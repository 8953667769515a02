import { thanks } from "../content/contract/thanks";
import type { IslandName } from "../islands/names";
import { isTrue } from "./flag";
import { minified } from "./minified";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts that src/html.tsx writes: webpack defines this value there (webpack.ts). */
export function inlineScripts() {
  /** Of one page only, by its path. */
  const ofPage: Record<string, string> = {
    "/404.html": minified("src/inline/not-found.mts"),
    [thanksPath]: minified("src/inline/thanks.mts"),
  };
  const ofIsland: Record<IslandName, string> = {
    "contact-form": minified("src/islands/contact-form/loader.mts"),
    "live-view": minified("src/islands/live-view/loader.mts"),
    measurement: minified("src/islands/measurement/loader.mts"),
  };
  return {
    speculationRules: speculationRules(thanksPath),
    everyPage: minified("src/inline/every-page.mts"),
    ofPage,
    ofIsland,
    /** Of a build with a service worker. */
    offline: isTrue("GATSBY_OFFLINE") ? minified("src/inline/offline.mts") : undefined,
  };
}
