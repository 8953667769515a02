import { placeholderEntries } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";
import { type Conflict, conflictBetween } from "./differences";
import { toFileContent } from "./file-content";
import { legalPageTemplates } from "./legal-page-templates";
import { placeholderJsonOf, removePlaceholder, removeReplacedPlaceholders } from "./placeholders";
import { parseContent } from "./snapshot";

export type EditorForm = {
  name: string;
  /** The file's text when opened or last saved; a different file text means a conflict. */
  baseText: string;
  content: unknown;
  /** JSON of all placeholder values that the file has had since the form was opened. */
  placeholderJson: ReadonlySet<string>;
  /** The contents for undo and redo; the one to restore next is the last. A save keeps both. */
  past: readonly unknown[];
  future: readonly unknown[];
  /** The field typed in last, and when. */
  lastTyping?: { field: string; time: number } | undefined;
};

export function createForm(name: string, baseText: string): EditorForm {
  const content = initialContent(name, baseText);
  return { name, baseText, content, placeholderJson: placeholderJsonOf(content), past: [], future: [] };
}

function initialContent(name: string, text: string): unknown {
  const template = text.trim() ? undefined : legalPageTemplates[name];
  // Convert the template as a save would; otherwise the form would count as changed.
  return template ? toFileContent(schemaOf(name), template) : parseContent(text);
}

/** The content to save; `placeholders` lists only values that have not been replaced. */
export function contentToSave({ name, content, placeholderJson }: EditorForm): unknown {
  return toFileContent(schemaOf(name), removeReplacedPlaceholders(content, placeholderJson));
}

/** True if a save would change a value, even one that the contract fixes; JSON formatting does not count. */
export function isUnsaved(form: EditorForm): boolean {
  const fileContent = initialContent(form.name, form.baseText);
  const base = toFileContent(schemaOf(form.name), fileContent, { setsLiterals: false });
  return JSON.stringify(contentToSave(form)) !== JSON.stringify(base);
}

export function setValueAt(form: EditorForm, path: ValuePath, value: unknown): EditorForm {
  if (value === valueAt(form.content, path)) return form;
  return addUndoStep(form, withValue(form.content, path, value));
}

const typingPauseMs = 1000;

/** Sets a typed text; continuous typing in one field is one undo step. */
export function setTypedText(form: EditorForm, path: ValuePath, text: string): EditorForm {
  const typing = { field: path.join(), time: Date.now() };
  const isSameStep =
    typing.field === form.lastTyping?.field && typing.time - form.lastTyping.time < typingPauseMs;
  if (isSameStep) return { ...form, content: withValue(form.content, path, text), lastTyping: typing };
  return { ...setValueAt(form, path, text), lastTyping: typing };
}

function entriesAt(form: EditorForm, listPath: ValuePath): unknown[] {
  const entries = valueAt(form.content, listPath);
  return Array.isArray(entries) ? entries : [];
}

/** Sets a list's entries and adapts their paths in `placeholders`; a new entry has -1 in `oldIndexes`. */
function setEntries(form: EditorForm, path: ValuePath, entries: unknown[], oldIndexes: number[]): EditorForm {
  const newPaths = (oldPath: ValuePath): ValuePath[] => {
    const index = oldPath[path.length];
    if (typeof index !== "number" || !path.every((key, depth) => key === oldPath[depth])) return [oldPath];
    const newIndex = oldIndexes.indexOf(index);
    return newIndex < 0 ? [] : [[...path, newIndex, ...oldPath.slice(path.length + 1)]];
  };
  const content = withValue(form.content, path, entries);
  if (!hasKey(content, "placeholders")) return addUndoStep(form, content);
  const placeholders = placeholderEntries(content).flatMap((entry) => newPaths(entry.path).map(formatPath));
  return addUndoStep(form, withValue(content, ["placeholders"], placeholders));
}

/** Replaces an entry by one or more; the first of them keeps its paths in `placeholders`. */
export function replaceEntry(form: EditorForm, path: ValuePath, newEntries: unknown[]): EditorForm {
  const [listPath, index] = [path.slice(0, -1), Number(path.at(-1))];
  const entries = entriesAt(form, listPath);
  const oldIndexes = [...entries.keys()].toSpliced(index + 1, 0, ...newEntries.slice(1).map(() => -1));
  return setEntries(form, listPath, entries.toSpliced(index, 1, ...newEntries), oldIndexes);
}

/** A move of a list entry, or its removal if `to` is undefined. */
type MoveOrRemoval = { from: number; to?: number | undefined };

export function moveOrRemoveEntry(form: EditorForm, listPath: ValuePath, move: MoveOrRemoval): EditorForm {
  const entries = entriesAt(form, listPath);
  const oldIndexes = moveOrRemoveItem([...entries.keys()], move);
  return setEntries(form, listPath, moveOrRemoveItem(entries, move), oldIndexes);
}

export function moveOrRemoveItem<Value>(entries: readonly Value[], { from, to }: MoveOrRemoval): Value[] {
  const others = entries.toSpliced(from, 1);
  return to === undefined ? others : others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

export function confirmPlaceholder(form: EditorForm, path: ValuePath): EditorForm {
  return addUndoStep(
    form,
    removePlaceholder(removeReplacedPlaceholders(form.content, form.placeholderJson), path),
  );
}

function addUndoStep(form: EditorForm, content: unknown): EditorForm {
  return { ...form, content, past: [...form.past, form.content], future: [], lastTyping: undefined };
}

export function undo(form: EditorForm): EditorForm {
  return moveInHistory(form, "past", "future");
}

export function redo(form: EditorForm): EditorForm {
  return moveInHistory(form, "future", "past");
}

function moveInHistory(form: EditorForm, from: "past" | "future", to: "past" | "future"): EditorForm {
  if (form[from].length === 0) return form;
  const newHistory = { [from]: form[from].slice(0, -1), [to]: [...form[to], form.content] };
  return { ...form, ...newHistory, content: form[from].at(-1), lastTyping: undefined };
}

/** Returns a copy with the value at a path; adds missing objects. */
function withValue(value: unknown, [key, ...rest]: ValuePath, newValue: unknown): unknown {
  if (key === undefined) return newValue;
  const child = withValue(valueAt(value, [key]), rest, newValue);
  if (Array.isArray(value)) return value.with(Number(key), child);
  return { ...Object(value), [key]: child };
}

/** A form in the browser's storage. `typed` is its content; the key stays, because browsers already hold drafts. */
export type Draft = { baseText: string; typed: unknown };

export function draftOf({ baseText, content, placeholderJson }: EditorForm): Draft {
  return { baseText, typed: removeReplacedPlaceholders(content, placeholderJson) };
}

/** Opens the draft's base text and applies the draft as one undo step. */
export function restoreDraft(name: string, { baseText, typed: content }: Draft): EditorForm {
  const form = createForm(name, baseText);
  const placeholderJson = new Set([...form.placeholderJson, ...placeholderJsonOf(content)]);
  return addUndoStep({ ...form, placeholderJson }, content);
}

/** Compares the owner's changes with the current file. */
export function conflictWith(form: EditorForm, fileText: string): Conflict {
  const contentOf = (text: string) => contentToSave(createForm(form.name, text));
  // If the file was deleted, all values count as the owner's changes.
  const baseText = fileText ? form.baseText : "";
  return conflictBetween(contentOf(baseText), contentToSave(form), contentOf(fileText));
}

/** Continues from the current file, with or without the owner's changes; «Annuler» switches to the other version. */
export function resolveConflict(form: EditorForm, fileText: string, kept: "mine" | "theirs"): EditorForm {
  const theirs = createForm(form.name, fileText);
  const { merged } = conflictWith(form, fileText);
  const placeholderJson = new Set([...theirs.placeholderJson, ...form.placeholderJson]);
  const [otherVersion, keptVersion] = kept === "mine" ? [theirs.content, merged] : [merged, theirs.content];
  return addUndoStep({ ...theirs, placeholderJson, content: otherVersion }, keptVersion);
}
