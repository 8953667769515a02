/** In characters; search engines truncate longer titles. */
const maxLength = 59;

/** A title such as «Solutions · Exemple Électronique»; the page's title alone if this is too long. */
export function documentTitle(pageTitle: string, siteName: string): string {
  const title = `${pageTitle} · ${siteName}`;
  return title.length > maxLength ? pageTitle : title;
}
