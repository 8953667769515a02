/** Mocks Gatsby's exports; the only static query returns data/site.json. */

let facts: unknown;

export function setStaticResult(result: unknown): void {
  facts = result;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { facts };
}
