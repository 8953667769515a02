/**
 * Gatsby as the preview needs it: a template's query is answered by its caller, and the one static query by
 * this module.
 */

let facts: unknown;

export function answerStaticQuery(answer: unknown): void {
  facts = answer;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { build: { year: String(new Date().getFullYear()) }, facts };
}
