/**
 * The Speculation Rules of every page, one block of the same bytes: the browser fetches, or renders beforehand, the page
 * that a visitor is about to open (WICG nav-speculation; browsers without it ignore the block).
 *
 * Never the thank-you page, which forgets the form's draft; nor files, known by the dot in their name; nor the page
 * itself. Other sites are none of `/*`.
 */
export function speculationRules(thanksPath: string): string {
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: ["/*.*", thanksPath] } },
      { not: { selector_matches: "[download],[aria-current=page]" } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
}
