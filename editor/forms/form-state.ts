import { contentOf, textOf } from "./save";

/** A form: the file's text as it was opened or last saved, what is typed, and the save under way. */
export type FormState = {
  name: string;
  opened: string;
  typed: unknown;
  /** The text that is being written; `again`: the owner has asked for another save meanwhile. */
  saving?: { text: string; again: boolean } | undefined;
};

/** What is kept in this browser of a form that is not saved. */
export type Draft = Omit<FormState, "name" | "saving"> & {
  /** The save that was under way: if it has arrived, the file holds this text. */
  saving?: string | undefined;
};

export function openForm(name: string, text: string): FormState {
  return { name, opened: text, typed: contentOf(text) };
}

/** Whether there is something to save. A file that was only laid out otherwise by hand is as it was opened. */
export function isUnsaved({ name, opened, typed }: FormState): boolean {
  return textOf({ name, value: typed }) !== textOf({ name, value: contentOf(opened) });
}

/** A press on «Enregistrer»: never two saves at once, the second is done after the first. */
export function askToSave(form: FormState): FormState {
  const { name, typed, saving } = form;
  const text = saving?.text ?? textOf({ name, value: typed });
  return { ...form, saving: { text, again: saving !== undefined } };
}

/** The file now holds what was being written; what has been typed since is not in it. */
export function endSave({ saving, ...form }: FormState): FormState {
  return { ...form, opened: saving?.text ?? form.opened };
}

/** The save was refused, or failed: everything stays as it is typed. */
export function failSave({ saving, ...form }: FormState): FormState {
  return form;
}

export function draftOf(form: FormState): Draft | undefined {
  const { opened, typed, saving } = form;
  return isUnsaved(form) ? { opened, typed, saving: saving?.text } : undefined;
}

/** The form with what was typed earlier, on the text that it was typed on: a save over another text is refused. */
export function takeUp(form: FormState, { opened, typed, saving }: Draft): FormState {
  return { ...form, typed, opened: form.opened === saving ? saving : opened };
}

/** Where two contents of a form differ, as texts side by side. */
export type Difference = { path: (string | number)[]; mine: string; theirs: string };

export function differences(mine: unknown, theirs: unknown, path: Difference["path"] = []): Difference[] {
  if (mine === theirs) return [];
  const keys = [mine, theirs].flatMap((value) =>
    typeof value === "object" && value !== null ? Object.keys(value) : [],
  );
  if (keys.length === 0) return [{ path, mine: String(mine ?? ""), theirs: String(theirs ?? "") }];
  const isList = Array.isArray(mine) || Array.isArray(theirs);
  return [...new Set(keys)].flatMap((key) => {
    const inner = isList ? Number(key) : key;
    return differences(Reflect.get(Object(mine), key), Reflect.get(Object(theirs), key), [...path, inner]);
  });
}
