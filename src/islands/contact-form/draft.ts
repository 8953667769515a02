import { draftKey } from "./draft-key";
import { longest } from "./validation";

/**
 * What is typed is kept for this tab, so that a reload or the back button does not lose it. The consent is never kept:
 * it has to be given again. Where the browser refuses storage, nothing else is lost.
 */

// Every text field has a length; the consent has none.
const keptFields = Object.keys(longest) as (keyof typeof longest)[];

/** Names the draft for as long as it has not been delivered (see `idempotencyKey`). */
type Draft = { id: string } & Partial<Record<keyof typeof longest, string>>;

export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepDraft(form: HTMLFormElement, id: string): void {
  const draft: Draft = { id };
  for (const name of keptFields) draft[name] = textControl(form, name)?.value;
  withStorage((storage) => {
    if (keptFields.some((name) => draft[name])) storage.setItem(draftKey, JSON.stringify(draft));
    else storage.removeItem(draftKey);
  });
}

/** Puts the draft back into the fields that are empty, and returns its id; `undefined` when there is none. */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  const draft = withStorage((storage) => parseDraft(storage.getItem(draftKey)));
  if (!draft) return undefined;
  for (const name of keptFields) {
    const control = textControl(form, name);
    if (control?.value === "") control.value = (draft[name] ?? "").slice(0, longest[name]);
  }
  return draft.id;
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(draftKey));
}

/** Reading `sessionStorage` throws where storage is blocked, writing to it where it is full. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function parseDraft(stored: string | null): Draft | undefined {
  const parsed: unknown = JSON.parse(stored ?? "null");
  if (typeof parsed !== "object" || parsed === null) return undefined;
  // Anything may be in a tab's storage: only texts are accepted.
  const texts = Object.entries(parsed).filter(([, value]) => typeof value === "string");
  const draft: Partial<Draft> = Object.fromEntries(texts);
  return draft.id ? { ...draft, id: draft.id } : undefined;
}

function textControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
}
