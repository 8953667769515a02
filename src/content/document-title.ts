/** In characters; search engines truncate longer titles. */
const maxLength = 59;

/** The page's title followed by the firm's name, or the page's title alone if both together are too long. */
export function documentTitle(pageTitle: string, siteName: string): string {
  const title = `${pageTitle} · ${siteName}`;
  return title.length > maxLength ? pageTitle : title;
}
