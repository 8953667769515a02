import type { Finding } from "./auditor";

/** A finding that is as it should be, and why. */
export type Exception = {
  auditor: string;
  rule: string | RegExp;
  where?: string | RegExp;
  message?: RegExp;
  reason: string;
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
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    reason:
      "CSS View Transitions Level 2 is newer than the checker; a browser that does not know the rule skips it.",
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
