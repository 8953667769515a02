/**
 * Replaces Gatsby's own, which looks for a page's `Head` export (webpack.ts): Helmet writes the head here.
 */
export function headHandlerForBrowser(): void {}
