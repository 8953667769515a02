import { thanks } from "../content/contract/thanks";
import { isTrue } from "./flag";
import { minified } from "./minified";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The inline scripts that src/html.tsx writes: webpack defines this value there (webpack.ts). */
export function inlineScripts(): InlineScripts {
  return {
    speculationRules: speculationRules(thanksPath),
    everyPage: minified("src/inline/every-page.mts"),
    wake: minified("src/islands/wake.mts"),
    ofPage: {
      "/404.html": minified("src/inline/not-found.mts"),
      [thanksPath]: minified("src/inline/thanks.mts"),
    },
    offline: isTrue("GATSBY_OFFLINE") ? minified("src/inline/offline.mts") : undefined,
  };
}
