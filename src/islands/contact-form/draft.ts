/** Where the tab keeps what has been typed into the form, so that a reload or the back button does not lose it. */
const key = "contact-draft";

/**
 * By the names of the fields; `sent` is there when the message was on its way as the page was left, `focus` is the field
 * that was being filled in.
 */
type Draft = Partial<Record<string, string>> & { sent?: string; focus?: string };

/**
 * `held`: sent before the application was there; `underway`: sent to the service. Only what is held keeps its consent,
 * which otherwise has to be given again.
 */
export function keepDraft(form: HTMLFormElement, sent?: string, focus?: string): void {
  const fields = new FormData(form);
  if (sent !== "held") fields.delete("consent");
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(fields), sent, focus }));
  } catch {
    // Storage is blocked or full: nothing else is lost.
  }
}

export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
