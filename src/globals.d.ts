/** The pages' inline scripts, which webpack defines only when a build renders pages. */
declare const inlineScripts: ReturnType<typeof import("./gatsby/inline-scripts").inlineScripts>;

/** Space-separated script URLs by island, which webpack defines only when a build renders pages. */
declare const islandScripts: Record<string, string> | undefined;

interface Document {
  /** True while a page is prerendered (WICG nav-speculation). */
  readonly prerendering?: boolean;
}

/** Drawings and their styles, imported as text. */
declare module "*.svg" {
  const text: string;
  export default text;
}
declare module "*.css" {
  const text: string;
  export default text;
}
