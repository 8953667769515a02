import { attempt } from "./attempt";

/** Where the tab keeps what has been typed into the form, so that a reload or the back button does not lose it. */
const key = "contact-draft";

/** By the names of the fields; `sent` is set if the message was on its way as the page was left. */
type Draft = Partial<Record<string, string>> & { sent?: string };

/**
 * `pending`: submitted before React was there; `underway`: sent to the service. Only a pending message keeps its consent,
 * which otherwise has to be given again.
 */
export function keepDraft(form: HTMLFormElement, sent?: string): void {
  const fields = new FormData(form);
  if (sent !== "pending") fields.delete("consent");
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(fields), sent })));
}

export function readDraft(): Draft | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null")) ?? undefined;
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
