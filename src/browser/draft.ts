import { tryOrUndefined } from "./try-or-undefined";

/** The sessionStorage key of the form's draft, which survives a reload or the back button. */
const key = "contact-draft";

/** Excludes the consent, which must be given again. */
const textFields = () =>
  document.querySelectorAll<HTMLInputElement>("textarea, input:not([type=hidden], [type=checkbox])");

export function saveDraft(): void {
  const filledFields = [...textFields()].filter(({ value }) => value);
  const draft = Object.fromEntries(filledFields.map(({ name, value }) => [name, value]));
  if (filledFields.length) tryOrUndefined(() => sessionStorage.setItem(key, JSON.stringify(draft)));
  else clearDraft();
}

/** Restores the draft into empty fields. */
export function restoreDraft(): void {
  const draft: Record<string, string> = tryOrUndefined(() => JSON.parse(sessionStorage[key])) ?? {};
  for (const field of textFields()) field.value ||= draft[field.name] ?? "";
}

export function clearDraft(): void {
  tryOrUndefined(() => sessionStorage.removeItem(key));
}
