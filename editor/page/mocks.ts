/** What the templates take from Gatsby's build, as the preview needs it (bundle.ts). */

export { mapAddress } from "../../src/map";

let facts: unknown;

/** The caller answers a template's query; this is for the one static query. */
export function answerStaticQuery(answer: unknown): void {
  facts = answer;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { build: { year: String(new Date().getFullYear()) }, facts };
}

/** The preview asks nobody for the map, and its frame has no head of the site's. */
export const mapEmbedAddress = () => "about:blank";
export const PageHead = () => null;
