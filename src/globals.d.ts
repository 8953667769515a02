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

/** Written in by webpack where Gatsby renders the pages of a build, and only there. */
declare const inlineScripts: InlineScripts;

interface Window {
  /**
   * Gatsby's name for the build that the page belongs to: given the data of another one, it reloads the page.
   */
  ___webpackCompilationHash?: string | undefined;
}

interface Document {
  /** While the page is rendered beforehand and not yet shown (WICG nav-speculation, prerendering). */
  readonly prerendering?: boolean;
}
