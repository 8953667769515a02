/** Mocks of Gatsby's own exports; the one static query is answered with data/site.json. */

let facts: unknown;

export function answerStaticQuery(answer: unknown): void {
  facts = answer;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { facts };
}
