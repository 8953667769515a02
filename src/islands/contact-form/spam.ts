/** People need longer than this to fill the form in, even with what their browser fills in for them; in milliseconds. */
export const shortestFilling = 2000;

type Signs = {
  /** The content of the field that people do not see. */
  honeypot: string;
  /** Time since the visitor could see the form. */
  elapsed: number;
  /** Whether a draft of this tab was put back, so that only the consent was left to give, or this is sent once more. */
  isVouchedFor: boolean;
};

/**
 * Whether a program, not a person, may have filled the form in. Its message is not sent and stays where it is; a person
 * reads why, and sends it once more.
 */
export function looksAutomated({ honeypot, elapsed, isVouchedFor }: Signs): boolean {
  return !isVouchedFor && (honeypot !== "" || elapsed < shortestFilling);
}

/** Time since the page was shown, which is not when it was prerendered; in milliseconds. */
export function timeSinceShown(): number {
  const [visit] = performance.getEntriesByType("navigation");
  // Only browsers that prerender have it.
  const { activationStart = 0 } = (visit ?? {}) as { activationStart?: number };
  return performance.now() - activationStart;
}
