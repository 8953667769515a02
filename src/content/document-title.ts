/** Browser tab and search result: «Solutions · Exemple Électronique». */
export function documentTitle(pageTitle: string, siteName: string): string {
  return `${pageTitle} · ${siteName}`;
}
