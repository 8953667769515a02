import { thanks } from "../content/contract/thanks";
import { minified } from "./minified";
import { isOffline } from "./offline";
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
    offline: isOffline(process.env) ? minified("src/inline/offline.mts") : undefined,
  };
}
