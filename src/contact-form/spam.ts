/** People need longer than this to fill the form in, even with what their browser fills in for them; in milliseconds. */
export const shortestFilling = 2000;

type Signs = {
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** Time since the form was there to be filled in. */
  elapsed: number;
  /** Whether a draft of this tab was put back: then only the consent was left to give. */
  fromDraft: boolean;
};

/** Whether a program, not a person, has filled the form in. Its message goes nowhere, and it is not told. */
export function looksAutomated({ honeypot, elapsed, fromDraft }: Signs): boolean {
  return honeypot !== "" || (!fromDraft && elapsed < shortestFilling);
}
