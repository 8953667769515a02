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
