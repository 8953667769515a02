import type { Finding } from "./auditor";

/** A finding that is as it should be, and why. */
export type Exception = {
  auditor: string;
  rule: string | RegExp;
  where?: string | RegExp;
  message?: RegExp;
  reason: string;
  /** Whether it depends on the moment, and may have nothing to excuse in a run. */
  occasional?: boolean;
};

export const exceptions: readonly Exception[] = [
  {
    auditor: "schema.org, Google's rules",
    rule: /^LocalBusiness\.(aggregateRating|review)$/,
    reason: "The firm has no public reviews, and none are invented.",
  },
  {
    auditor: "schema.org, Google's rules",
    rule: "LocalBusiness.department",
    reason: "The firm is one office without departments.",
  },
  {
    auditor: "linkinator",
    rule: /^\/(mentions-legales|politique-confidentialite)$/,
    message: /^answers 404$/,
    reason:
      "The specification (§2) wants the footer to link to both, and the 404 page to answer until they are written.",
  },
  {
    auditor: "Nu HTML checker",
    rule: "error",
    message:
      /^CSS: (Unrecognized at-rule “@view-transition”|Unknown pseudo-element or pseudo-class “::view-transition”)/,
    reason:
      "CSS View Transitions Level 2 is newer than the checker; a browser that does not know it skips it.",
  },
  {
    auditor: "Nu HTML checker",
    rule: "error",
    message: /^CSS: “animation-(timeline|range)”: Property “animation-(timeline|range)” doesn't exist/,
    reason: "Scroll-driven Animations Level 1 is newer than the checker; it stands behind @supports.",
  },
  {
    auditor: "Nu HTML checker",
    rule: "error",
    message: /^CSS: “vector-effect”: Property “vector-effect” doesn't exist/,
    reason: "SVG 2 has it as a CSS property, which every browser of today knows; the checker does not.",
  },
  {
    auditor: "Nu HTML checker",
    rule: "error",
    where: /(errors shown|message sent|menu open|reached by a link)$/,
    message: /“link” element with an “as” attribute.* rel="prefetch" href="\/page-data\//,
    reason: "Gatsby adds these links in the browser, once it is idle; browsers ignore `as` on a prefetch.",
    occasional: true,
  },
  {
    auditor: "axe-core",
    rule: "hidden-content (incomplete)",
    message:
      /<nav id="menu"|<button type="button" popovertarget="menu"|<p class="css-\w+">Ce formulaire a besoin/,
    reason:
      "What is hidden is looked at where it shows: the menu in the state «menu open», its button at 390 px; the words " +
      "for a form without JavaScript are running text like any other.",
  },
  {
    auditor: "axe-core",
    rule: "hidden-content (incomplete)",
    where: /, 390 px/,
    message: /: <(div|p) class="css-|: <dd>/,
    reason:
      "The drawing beside a title and some details are left out where there is no room for them; where there is, at " +
      "1280 px, they are looked at.",
  },
  {
    auditor: "axe-core",
    rule: "hidden-content (incomplete)",
    message: /: <(svg|g|text) /,
    reason:
      "A picture has its leaders for each of its crops, and the small plug goes without its dimension: silent drawings.",
  },
  {
    auditor: "axe-core",
    rule: "hidden-content (incomplete)",
    where: /reached by a link$/,
    message: /<div id="gatsby-announcer"/,
    reason:
      "Gatsby's announcer speaks English and is kept silent: page changes are the browser's to announce.",
    occasional: true,
  },
  {
    auditor: "axe-core",
    rule: "frame-tested (incomplete)",
    where: /^\/contact/,
    reason: "The map is OpenStreetMap's page.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    message: /<text[ >]/,
    reason:
      "axe-core does not judge text in SVG. The drawings' stands on the section's ground in colours that " +
      "theme/tokens.test.ts holds to 7:1; what the chart and the signal's path show is said in words, the others are " +
      "decoration.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    message: /<(p|span) aria-hidden="true" class="css-\w+">\d+<.* pseudo element$/,
    reason:
      "The numbers of steps stand beside the line that is their pseudo element, in colours that theme/tokens.test.ts holds to 7:1.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    where: /^\/, 1280 px/,
    message: /<p class="css-\w+">.* overlapped by another element$/,
    reason: "AquaLink's lead stands in the empty sky of the valley's drawing.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    where: /^\/a-propos/,
    message: /<p aria-hidden="true" class="css-\w+">P[NA]<\/p>.* gradient$/,
    reason:
      "The initials stand on a grid of hairlines, 5.6:1 on a line itself and 9:1 between them, at 40 px (4.5:1 is asked); they are " +
      "decoration beside the name.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    where: /^\/contact, .*(errors shown|message sent)$/,
    message: /overlap/,
    reason:
      "Scrolled under the header or a notice, as any text is for a moment; the same text passes on the page as loaded.",
  },
  {
    auditor: "axe-core",
    rule: /^color-contrast(-enhanced)? \(incomplete\)$/,
    where: /^\/contact, .*message sent$/,
    message: /Element has no value/,
    reason: "The field has just been emptied; theme/tokens.test.ts holds its colours to 7:1.",
  },
  {
    auditor: "Lighthouse",
    rule: "best-practices/errors-in-console",
    where: /^\/page-inconnue/,
    message:
      /^Browser errors were logged to the console: \[\{[^{}]*status of 404[^{}]*\{[^{}]*\/page-inconnue"[^{}]*\}\}\]$/,
    reason: "Chromium itself logs the status 404 of the document; nothing else is logged as an error.",
  },
  {
    auditor: "Lighthouse",
    rule: /^seo\/(http-status-code|is-crawlable)$/,
    where: /^\/page-inconnue/,
    reason: "The 404 page answers 404 and asks not to be indexed: that is its purpose.",
  },
];

export function excuses(exception: Exception, auditor: string, finding: Finding): boolean {
  return (
    exception.auditor === auditor &&
    matches(exception.rule, finding.rule) &&
    matches(exception.where, finding.where) &&
    matches(exception.message, finding.message)
  );
}

function matches(pattern: string | RegExp | undefined, text: string): boolean {
  if (pattern === undefined) return true;
  return typeof pattern === "string" ? pattern === text : pattern.test(text);
}
