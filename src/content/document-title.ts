/** Search engines cut longer titles. */
const maxLength = 59;

/**
 * The title for tab and search results: «Solutions · Exemple Électronique», or the page's title alone if both are too
 * long together.
 */
export function documentTitle(pageTitle: string, siteName: string): string {
  const title = `${pageTitle} · ${siteName}`;
  return title.length > maxLength ? pageTitle : title;
}
