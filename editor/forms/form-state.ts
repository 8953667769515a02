import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";
import { complete } from "./complete";
import { type Conflict, conflictBetween } from "./differences";
import { legalModels } from "./legal-model";
import { placeholderValues, withoutPlaceholderMark, withoutReplaced } from "./placeholders";
import { parseContent } from "./save";

export type EditorForm = {
  name: string;
  /** The file's text as it was opened or last saved. The form is in conflict if the file has another. */
  baseText: string;
  typed: unknown;
  /** The values of all placeholders that this form has been opened with (placeholders.ts). */
  placeholders: ReadonlySet<string>;
  /** The contents that «Annuler» and «Rétablir» bring back, the next one last; a save forgets nothing. */
  past: readonly unknown[];
  future: readonly unknown[];
  /** The field in which text was typed last, and when: typing without a pause is one step. */
  typing?: { field: string; time: number } | undefined;
};

export function createForm(name: string, baseText: string): EditorForm {
  const typed = openedContent(name, baseText);
  return { name, baseText, typed, placeholders: placeholderValues(typed), past: [], future: [] };
}

/** What a form shows at first; the model of a legal page that does not exist yet is nothing to save. */
function openedContent(name: string, text: string): unknown {
  const model = text.trim() ? undefined : legalModels[name];
  // Include what a save adds; otherwise the form would count as changed.
  return model ? complete(schemaOf(name), model) : parseContent(text);
}

/** What a save writes: replaced placeholders lose their mark. */
export function savedContent({ name, typed, placeholders }: EditorForm): unknown {
  return complete(schemaOf(name), withoutReplaced(typed, placeholders));
}

/** Whether a save would change the file's values, also by setting a fixed text right; its layout does not count. */
export function isUnsaved(form: EditorForm): boolean {
  const opened = complete(schemaOf(form.name), openedContent(form.name, form.baseText), { isFixing: false });
  return JSON.stringify(savedContent(form)) !== JSON.stringify(opened);
}

export function setValueAt(form: EditorForm, path: ValuePath, value: unknown): EditorForm {
  if (value === valueAt(form.typed, path)) return form;
  return withStep(form, withValue(form.typed, path, value));
}

const pause = 1000; // ms

/** Typing in the same field without a pause adds no step. */
export function typeAt(form: EditorForm, path: ValuePath, text: string): EditorForm {
  const typing = { field: path.join(), time: Date.now() };
  const isSameStep = typing.field === form.typing?.field && typing.time - form.typing.time < pause;
  if (isSameStep) return { ...form, typed: withValue(form.typed, path, text), typing };
  return { ...setValueAt(form, path, text), typing };
}

function entriesAt(form: EditorForm, list: ValuePath): unknown[] {
  const entries = valueAt(form.typed, list);
  return Array.isArray(entries) ? entries : [];
}

/** The form with these entries in a list; marks of placeholders follow `order`, the former index of each entry. */
function withEntries(form: EditorForm, list: ValuePath, entries: unknown[], order: unknown[]): EditorForm {
  const movedPath = (path: ValuePath): ValuePath[] => {
    const index = path[list.length];
    if (typeof index !== "number" || !list.every((key, depth) => key === path[depth])) return [path];
    const now = order.indexOf(index);
    return now < 0 ? [] : [[...list, now, ...path.slice(list.length + 1)]];
  };
  const typed = withValue(form.typed, list, entries);
  if (!hasKey(typed, "placeholders")) return withStep(form, typed);
  const marks = markedPaths(typed).flatMap(({ path }) => movedPath(path).map(formatPath));
  return withStep(form, withValue(typed, ["placeholders"], marks));
}

/** Puts several entries in the place of one. */
export function setEntry(form: EditorForm, path: ValuePath, values: readonly unknown[]): EditorForm {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = entriesAt(form, list);
  const order: unknown[] = [...entries.keys()].toSpliced(index + 1, 0, ...Array(values.length - 1).fill(-1));
  return withEntries(form, list, entries.toSpliced(index, 1, ...values), order);
}

/** Moves an entry of a list; without `to`, removes it. */
export type Move = { list: ValuePath; from: number; to?: number | undefined };

export function moveEntry(form: EditorForm, { list, ...move }: Move): EditorForm {
  const entries = entriesAt(form, list);
  return withEntries(form, list, moveItem(entries, move), moveItem([...entries.keys()], move));
}

export function moveItem<Value>(entries: readonly Value[], { from, to }: Omit<Move, "list">): Value[] {
  const others = entries.toSpliced(from, 1);
  return to === undefined ? others : others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** The owner says that a placeholder is right as it is. */
export function confirmPlaceholder(form: EditorForm, path: ValuePath): EditorForm {
  return withStep(form, withoutPlaceholderMark(withoutReplaced(form.typed, form.placeholders), path));
}

function withStep(form: EditorForm, typed: unknown): EditorForm {
  return { ...form, typed, past: [...form.past, form.typed], future: [], typing: undefined };
}

export function undo(form: EditorForm): EditorForm {
  return takeStep(form, "past", "future");
}

export function redo(form: EditorForm): EditorForm {
  return takeStep(form, "future", "past");
}

function takeStep(form: EditorForm, from: "past" | "future", to: "past" | "future"): EditorForm {
  if (form[from].length === 0) return form;
  const steps = { [from]: form[from].slice(0, -1), [to]: [...form[to], form.typed] };
  return { ...form, ...steps, typed: form[from].at(-1), typing: undefined };
}

/** The value with another one at the path; objects that are missing on the way are added. */
function withValue(value: unknown, [key, ...rest]: ValuePath, inner: unknown): unknown {
  if (key === undefined) return inner;
  const child = withValue(valueAt(value, [key]), rest, inner);
  if (Array.isArray(value)) return value.with(Number(key), child);
  return { ...Object(value), [key]: child };
}

export type Draft = Pick<EditorForm, "baseText" | "typed">;

export function draftOf({ baseText, typed, placeholders }: EditorForm): Draft {
  return { baseText, typed: withoutReplaced(typed, placeholders) };
}

/** The form that a draft began from, with the draft as one step. */
export function restoreDraft(name: string, { baseText, typed }: Draft): EditorForm {
  const form = createForm(name, baseText);
  const placeholders = new Set([...form.placeholders, ...placeholderValues(typed)]);
  return withStep({ ...form, placeholders }, typed);
}

/** The owner's changes against a file that has changed since the form began. */
export function conflictWith(form: EditorForm, fileText: string): Conflict {
  const [base, file] = [form.baseText, fileText].map((text) => savedContent(createForm(form.name, text)));
  return conflictBetween(base, savedContent(form), file);
}

/** A form that goes on from the file, with the owner's changes or without. «Annuler» leads to the other. */
export function resolveConflict(form: EditorForm, fileText: string, keepsMine: boolean): EditorForm {
  const file = createForm(form.name, fileText);
  const { merged } = conflictWith(form, fileText);
  const placeholders = new Set([...file.placeholders, ...form.placeholders]);
  const [before, now] = keepsMine ? [file.typed, merged] : [merged, file.typed];
  return withStep({ ...file, placeholders, typed: before }, now);
}
