import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";
import { complete } from "./complete";
import { type Conflict, conflictBetween } from "./differences";
import { legalPageTemplates } from "./legal-page-templates";
import { placeholderJsonOf, unmarkPlaceholder, unmarkReplaced } from "./placeholders";
import { parseContent } from "./save";

export type EditorForm = {
  name: string;
  /** The file's text when opened or last saved; a different file text means a conflict. */
  baseText: string;
  typed: unknown;
  /** JSON of all placeholder values that the file has had since the form was opened. */
  placeholders: ReadonlySet<string>;
  /** Steps for «Annuler» and «Rétablir», the next one last; kept after a save. */
  past: readonly unknown[];
  future: readonly unknown[];
  /** The field typed in last, and when. */
  lastTyping?: { field: string; time: number } | undefined;
};

export function createForm(name: string, baseText: string): EditorForm {
  const typed = initialContent(name, baseText);
  return { name, baseText, typed, placeholders: placeholderJsonOf(typed), past: [], future: [] };
}

/** The file's content, or the template of a missing legal page, which does not count as a change. */
function initialContent(name: string, text: string): unknown {
  const template = text.trim() ? undefined : legalPageTemplates[name];
  // Include what a save adds; otherwise the form would count as changed.
  return template ? complete(schemaOf(name), template) : parseContent(text);
}

/** The content to save, without the marks of replaced placeholders. */
export function savedContent({ name, typed, placeholders }: EditorForm): unknown {
  return complete(schemaOf(name), unmarkReplaced(typed, placeholders));
}

/** True if a save would change values, including fixed texts; layout does not count. */
export function isUnsaved(form: EditorForm): boolean {
  const base = complete(schemaOf(form.name), initialContent(form.name, form.baseText), { setsFixed: false });
  return JSON.stringify(savedContent(form)) !== JSON.stringify(base);
}

export function setValueAt(form: EditorForm, path: ValuePath, value: unknown): EditorForm {
  if (value === valueAt(form.typed, path)) return form;
  return withStep(form, withValue(form.typed, path, value));
}

const typingPauseMs = 1000;

/** Sets a typed text; continuous typing in one field is one step. */
export function typeAt(form: EditorForm, path: ValuePath, text: string): EditorForm {
  const typing = { field: path.join(), time: Date.now() };
  const isSameStep =
    typing.field === form.lastTyping?.field && typing.time - form.lastTyping.time < typingPauseMs;
  if (isSameStep) return { ...form, typed: withValue(form.typed, path, text), lastTyping: typing };
  return { ...setValueAt(form, path, text), lastTyping: typing };
}

function entriesAt(form: EditorForm, list: ValuePath): unknown[] {
  const entries = valueAt(form.typed, list);
  return Array.isArray(entries) ? entries : [];
}

/** Sets a list's entries; placeholder marks follow `order`, which holds each entry's former index. */
function withEntries(form: EditorForm, list: ValuePath, entries: unknown[], order: unknown[]): EditorForm {
  const movedPath = (path: ValuePath): ValuePath[] => {
    const index = path[list.length];
    if (typeof index !== "number" || !list.every((key, depth) => key === path[depth])) return [path];
    const newIndex = order.indexOf(index);
    return newIndex < 0 ? [] : [[...list, newIndex, ...path.slice(list.length + 1)]];
  };
  const typed = withValue(form.typed, list, entries);
  if (!hasKey(typed, "placeholders")) return withStep(form, typed);
  const marks = markedPaths(typed).flatMap(({ path }) => movedPath(path).map(formatPath));
  return withStep(form, withValue(typed, ["placeholders"], marks));
}

/** Replaces one entry by several. */
export function replaceEntry(form: EditorForm, path: ValuePath, values: readonly unknown[]): EditorForm {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = entriesAt(form, list);
  const order: unknown[] = [...entries.keys()].toSpliced(index + 1, 0, ...Array(values.length - 1).fill(-1));
  return withEntries(form, list, entries.toSpliced(index, 1, ...values), order);
}

/** A move of a list entry, or its removal if `to` is undefined. */
export type Move = { list: ValuePath; from: number; to?: number | undefined };

export function moveEntry(form: EditorForm, { list, ...move }: Move): EditorForm {
  const entries = entriesAt(form, list);
  return withEntries(form, list, moveItem(entries, move), moveItem([...entries.keys()], move));
}

export function moveItem<Value>(entries: readonly Value[], { from, to }: Omit<Move, "list">): Value[] {
  const others = entries.toSpliced(from, 1);
  return to === undefined ? others : others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** Removes the mark of a placeholder that the owner has confirmed. */
export function confirmPlaceholder(form: EditorForm, path: ValuePath): EditorForm {
  return withStep(form, unmarkPlaceholder(unmarkReplaced(form.typed, form.placeholders), path));
}

function withStep(form: EditorForm, typed: unknown): EditorForm {
  return { ...form, typed, past: [...form.past, form.typed], future: [], lastTyping: undefined };
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
  return { ...form, ...steps, typed: form[from].at(-1), lastTyping: undefined };
}

/** Sets the value at a path and adds missing objects. */
function withValue(value: unknown, [key, ...rest]: ValuePath, newValue: unknown): unknown {
  if (key === undefined) return newValue;
  const child = withValue(valueAt(value, [key]), rest, newValue);
  if (Array.isArray(value)) return value.with(Number(key), child);
  return { ...Object(value), [key]: child };
}

export type Draft = Pick<EditorForm, "baseText" | "typed">;

export function draftOf({ baseText, typed, placeholders }: EditorForm): Draft {
  return { baseText, typed: unmarkReplaced(typed, placeholders) };
}

/** Opens the draft's base text and applies the draft as one step. */
export function restoreDraft(name: string, { baseText, typed }: Draft): EditorForm {
  const form = createForm(name, baseText);
  const placeholders = new Set([...form.placeholders, ...placeholderJsonOf(typed)]);
  return withStep({ ...form, placeholders }, typed);
}

/** Compares the owner's changes with the current file. */
export function conflictWith(form: EditorForm, fileText: string): Conflict {
  const [base, file] = [form.baseText, fileText].map((text) => savedContent(createForm(form.name, text)));
  // If the file was deleted, all values count as the owner's changes.
  return conflictBetween(fileText ? base : file, savedContent(form), file);
}

/** Continues from the current file, with or without the owner's changes; «Annuler» switches to the other version. */
export function resolveConflict(form: EditorForm, fileText: string, keepsMine: boolean): EditorForm {
  const file = createForm(form.name, fileText);
  const { merged } = conflictWith(form, fileText);
  const placeholders = new Set([...file.placeholders, ...form.placeholders]);
  const [otherVersion, chosenVersion] = keepsMine ? [file.typed, merged] : [merged, file.typed];
  return withStep({ ...file, placeholders, typed: otherVersion }, chosenVersion);
}
