/** Search engines cut longer titles. */
const longest = 59;

/** Browser tab and search result: «Solutions · Exemple Électronique»; the page alone where both are too long. */
export function documentTitle(pageTitle: string, siteName: string): string {
  const title = `${pageTitle} · ${siteName}`;
  return title.length > longest ? pageTitle : title;
}
