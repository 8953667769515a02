/**
 * Speculation rules, identical on every page: prefetch a document when its link is hovered or touched (WICG
 * nav-speculation). docs/architecture.md, "Page changes", says why nothing is prerendered. Excluded are the thank-you
 * page, files (with a dot in their name) and the current page. `/*` matches no other site.
 */
export function speculationRules(thanksPath: string): string {
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: ["/*.*", thanksPath] } },
      { not: { selector_matches: "[download],[aria-current=page]" } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
