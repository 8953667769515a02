import { thanks } from "../content/contract/thanks";
import { minified } from "./minified";
import { isOffline } from "./offline";
import { speculationRules } from "./speculation-rules";

const thanksPath = thanks.shape.path.value;

/** The scripts inside the pages, as src/html.tsx writes them: webpack puts this value in its place (webpack.ts). */
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
