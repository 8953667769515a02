/**
 * Gatsby as the preview needs it: the caller answers a template's query, this module the one static query.
 */

let facts: unknown;

export function answerStaticQuery(answer: unknown): void {
  facts = answer;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { build: { year: String(new Date().getFullYear()) }, facts };
}
