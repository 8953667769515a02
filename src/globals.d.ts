/** The scripts inside the pages (gatsby/inline-scripts.ts). */
type InlineScripts = {
  speculationRules: string;
  everyPage: string;
  /** Of pages with an island. */
  wake: string;
  /** Of one page only, by its path. */
  ofPage: Record<string, string>;
  /** Of a build with a service worker. */
  offline: string | undefined;
};

/** Defined by webpack where Gatsby renders the pages of a build, and only there. */
declare const inlineScripts: InlineScripts;

/** The address of each island's script; likewise. */
declare const islandScripts: Record<string, string> | undefined;

interface Document {
  /** While the page is rendered beforehand and not yet shown (WICG nav-speculation, prerendering). */
  readonly prerendering?: boolean;
}

/** Drawings and their styles are imported as text. */
declare module "*.svg" {
  const text: string;
  export default text;
}
declare module "*.css" {
  const text: string;
  export default text;
}
