interface Window {
  /** Gatsby's name for the build that the page belongs to: with data of another one, it loads the page anew. */
  ___webpackCompilationHash?: string | undefined;
}

interface Document {
  /** While the page is rendered beforehand and not yet shown (WICG nav-speculation, prerendering). */
  readonly prerendering?: boolean;
}
