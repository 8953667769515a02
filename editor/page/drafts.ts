import { tryOrUndefined } from "../../src/browser/try-or-undefined";
import type { Draft } from "../forms/form-state";

/** The storage key of a form's draft. Tabs that edit the same form share it; the later change wins. */
export const draftKey = (folder: string, formName: string) => `${folder}#${formName}`;

export function readDraft(key: string): Draft | undefined {
  const text = tryOrUndefined(() => localStorage.getItem(key));
  return text ? (JSON.parse(text) as Draft) : undefined; // written by storeDraft
}

/** Stores a draft, or removes the stored one if `draft` is undefined. */
export function storeDraft(key: string, draft: Draft | undefined): void {
  tryOrUndefined(() =>
    draft ? localStorage.setItem(key, JSON.stringify(draft)) : localStorage.removeItem(key),
  );
}

export function formsWithDraft(folder: string): Set<string> {
  const keys = tryOrUndefined(() => Object.keys(localStorage)) ?? [];
  const prefix = draftKey(folder, "");
  return new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
}
