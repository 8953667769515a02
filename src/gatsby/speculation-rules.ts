/**
 * The Speculation Rules of every page, one block of the same bytes: the browser fetches the document that a visitor is
 * about to open, when its link is hovered or touched (WICG nav-speculation; browsers without it ignore the block). Why
 * it is fetched and not rendered beforehand: docs/architecture.md, «Page changes».
 *
 * Never the thank-you page, which forgets the form's draft; nor files, known by the dot in their name; nor the page
 * itself. `/*` matches no other site.
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
