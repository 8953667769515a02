import { tryOrUndefined } from "./try-or-undefined";

/** The sessionStorage key of the form's draft, which survives a reload or the back button. */
const storageKey = "contact-draft";

/** Excludes the consent, which must be given again. */
const draftFields = () =>
  document.querySelectorAll<HTMLInputElement>("textarea, input:not([type=hidden], [type=checkbox])");

export function saveDraft(): void {
  const filledFields = [...draftFields()].filter(({ value }) => value);
  const draft = Object.fromEntries(filledFields.map(({ name, value }) => [name, value]));
  if (filledFields.length) tryOrUndefined(() => sessionStorage.setItem(storageKey, JSON.stringify(draft)));
  else clearDraft();
}

/** Restores the draft into empty fields. */
export function restoreDraft(): void {
  const draft: Record<string, string> = tryOrUndefined(() => JSON.parse(sessionStorage[storageKey])) ?? {};
  for (const field of draftFields()) field.value ||= draft[field.name] ?? "";
}

export function clearDraft(): void {
  tryOrUndefined(() => sessionStorage.removeItem(storageKey));
}
