import { attempt } from "./attempt";

/** Where the tab keeps what is typed into the form, so that a reload or the back button does not lose it. */
const key = "contact-draft";

/** Consent has to be given again. */
const textFields = () =>
  document.querySelectorAll<HTMLInputElement>("textarea, input:not([type=hidden], [type=checkbox])");

export function saveDraft(): void {
  const typed = [...textFields()].filter(({ value }) => value);
  const draft = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  if (typed.length) attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
  else clearDraft();
}

/** Puts back what was typed in this tab, into the fields that are empty. */
export function restoreDraft(): void {
  const draft: Record<string, string> = attempt(() => JSON.parse(sessionStorage[key])) ?? {};
  for (const field of textFields()) field.value ||= draft[field.name] ?? "";
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
