/** The content of data/site.json, the result of the only static query (src/site.ts). */
let site: unknown;

export function setSite(content: unknown): void {
  site = content;
}

export const graphql = () => "";

export function useStaticQuery(): unknown {
  return { site };
}
