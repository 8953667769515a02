/** The preview's page has no head of the site's. */
export function PageHead(): null {
  return null;
}
