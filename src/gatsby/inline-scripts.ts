import { thanks } from "../content/contract/thanks";
import { isTrue } from "./flag";
import { minified } from "./minified";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts that src/html.tsx writes: webpack defines this value there (webpack.ts). */
export function inlineScripts() {
  return {
    speculationRules: speculationRules(thanksPath),
    everyPage: minified("src/inline/every-page.mts"),
    /** Of pages with an island. */
    wake: minified("src/islands/wake.mts"),
    /** Of one page only, by its path. */
    ofPage: <Record<string, string>>{
      "/404.html": minified("src/inline/not-found.mts"),
      [thanksPath]: minified("src/inline/thanks.mts"),
    },
    offline: isTrue("GATSBY_OFFLINE") ? minified("src/inline/offline.mts") : undefined,
  };
}
