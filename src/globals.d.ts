/** The scripts inside the pages. Defined by webpack where Gatsby renders the pages of a build, and only there. */
declare const inlineScripts: ReturnType<typeof import("./gatsby/inline-scripts").inlineScripts>;

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
