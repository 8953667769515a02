import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";
import { contentOf, type Data, textOf, type Upload } from "./save";

/** A form: the file's text as it was opened or last saved, what is typed, and the save under way. */
export type FormState = {
  name: string;
  opened: string;
  typed: unknown;
  /** The pictures that were added to it and are not saved yet. */
  uploads: readonly Upload[];
  /** The text that is being written; `again`: the owner has asked for another save meanwhile. */
  saving?: { text: string; again: boolean } | undefined;
  /** The fields that have been left with something in them: only then does one say what is wrong with it. */
  left: readonly ValuePath[];
};

export function openForm(name: string, text: string): FormState {
  return { name, opened: text, typed: contentOf(text), uploads: [], left: [] };
}

/** Whether there is something to save. A file that was only laid out otherwise by hand is as it was opened. */
export function isUnsaved({ name, opened, typed }: FormState): boolean {
  return textOf({ name, value: typed }) !== textOf({ name, value: contentOf(opened) });
}

export function typeAt(form: FormState, path: ValuePath, value: unknown): FormState {
  return { ...form, typed: withValue(form.typed, path, value) };
}

/** An entry of a list that goes to another place of it or, without one, is removed. */
export type Move = { list: ValuePath; from: number; to?: number | undefined };

/** The form with the entry moved, and with it the marks of its examples and which of its fields have been left. */
export function moveEntry(form: FormState, move: Move): FormState {
  const { list, from, to } = move;
  const entries = valueAt(form.typed, list);
  if (!Array.isArray(entries)) return form;
  const others = entries.toSpliced(from, 1);
  const moved = to === undefined ? others : others.toSpliced(to, 0, entries[from]);
  const typed = withValue(form.typed, list, moved);
  const marks = markedPaths(typed).flatMap(({ path }) => movedPath(path, move).map(formatPath));
  return {
    ...form,
    typed: hasKey(typed, "placeholders") ? withValue(typed, ["placeholders"], marks) : typed,
    left: form.left.flatMap((path) => movedPath(path, move)),
  };
}

/** Where a value is after the move: nowhere, when it was in the entry that is removed. */
function movedPath(path: ValuePath, { list, from, to }: Move): ValuePath[] {
  const index = path[list.length];
  if (typeof index !== "number" || !list.every((key, depth) => key === path[depth])) return [path];
  if (index === from && to === undefined) return [];
  const among = index > from ? index - 1 : index;
  const place = index === from ? to : among + Number(to !== undefined && among >= to);
  return [[...list, place ?? index, ...path.slice(list.length + 1)]];
}

/** The content with another value at the path. */
function withValue(content: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  const child = withValue(valueAt(content, [key]), rest, value);
  if (!Array.isArray(content)) return { ...Object(content), [key]: child };
  return content.toSpliced(Number(key), 1, child);
}

/** A press on «Enregistrer»: never two saves at once, the second is done after the first. */
export function askToSave(form: FormState): FormState {
  const { name, typed, saving } = form;
  const text = saving?.text ?? textOf({ name, value: typed });
  return { ...form, saving: { text, again: saving !== undefined } };
}

/** data/ now holds what was being written; what has been typed since is not in it. */
export function endSave(form: FormState, { pictures }: Pick<Data, "pictures">): FormState {
  const uploads = form.uploads.filter(({ name }) => !pictures.has(`images/${name}`));
  return { ...form, opened: form.saving?.text ?? form.opened, uploads, saving: undefined };
}

/** The save was refused, or failed: everything stays as it is typed. */
export function failSave(form: FormState): FormState {
  return { ...form, saving: undefined };
}

/** What is kept in this browser of a form that is not saved. */
export type Draft = Pick<FormState, "opened" | "typed" | "uploads" | "saving">;

export function draftOf(form: FormState): Draft | undefined {
  const { opened, typed, uploads, saving } = form;
  return isUnsaved(form) ? { opened, typed, uploads, saving } : undefined;
}

/**
 * The form with what was typed earlier, on the text that it was typed on: a save over another text is refused. Unless
 * that text is of the save that was under way, which has arrived.
 */
export function takeUp(form: FormState, { opened, typed, uploads, saving }: Draft): FormState {
  return { ...form, typed, uploads, opened: form.opened === saving?.text ? form.opened : opened };
}

/** Where what is typed differs from the file, as texts side by side. */
export type Difference = { path: ValuePath; mine: string; theirs: string };

export function differences(mine: unknown, theirs: unknown, path: ValuePath = []): Difference[] {
  if (mine === theirs) return [];
  const keys = new Set([...Object.keys(Object(mine)), ...Object.keys(Object(theirs))]);
  if (typeof mine === "string" || typeof theirs === "string" || keys.size === 0) {
    return [{ path, mine: String(mine ?? ""), theirs: String(theirs ?? "") }];
  }
  const isList = Array.isArray(mine) || Array.isArray(theirs);
  return [...keys].flatMap((key) => {
    const inner = isList ? Number(key) : key;
    return differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...path, inner]);
  });
}
