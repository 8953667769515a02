import * as z from "zod";
import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { schemaOf } from "../../src/content/contract";
import { hasKey, type ValuePath, valueAt, walk } from "../../src/content/walk";
import { complete } from "./complete";
import { exampleValues, withMark, withoutReplaced } from "./examples";
import { legalModels } from "./legal-model";
import { merged } from "./merge";
import { entriesOf } from "./pairs";
import { parseContent, type Snapshot, textOf, type Upload } from "./save";

export type EditorForm = {
  name: string;
  /** The file's text as it was opened or last saved. */
  baseText: string;
  typed: unknown;
  /** The values of all examples that this form has been opened with (examples.ts). */
  examples: ReadonlySet<string>;
  uploads: readonly Upload[];
  /** The text that is being written; `again`: the owner has pressed «Enregistrer» once more meanwhile. */
  saving?: { text: string; again: boolean } | undefined;
  /** The fields that have been filled in and left: problems are shown at these only. */
  touched: readonly ValuePath[];
  /** What «Annuler» and «Rétablir» bring back, the next one last; a save forgets nothing. */
  past: readonly Step[];
  future: readonly Step[];
  /** The field whose typing is one step, as long as nothing else changes. */
  typing?: string | undefined;
};

type Step = Pick<EditorForm, "typed" | "touched">;

export function createForm(name: string, text: string): EditorForm {
  const typed = openedContent(name, text);
  const examples = exampleValues(typed);
  return { name, baseText: text, typed, examples, uploads: [], touched: [], past: [], future: [] };
}

type SavedForm = Pick<EditorForm, "name" | "baseText" | "typed" | "examples">;

/** Whether there is something to save; the layout of the file, which somebody may have written by hand, does not count. */
export function isUnsaved(form: SavedForm): boolean {
  return savedText(form) !== textOf({ name: form.name, value: openedContent(form.name, form.baseText) });
}

/** Whether the file has another text where the contract fixes one, or lacks it: a save puts that right. */
export function isToBeMended({ name, baseText }: Pick<EditorForm, "name" | "baseText">): boolean {
  let isOther = false;
  walk(schemaOf(name), openedContent(name, baseText), ({ schema, value, isOptional }) => {
    const isLeftOut = value === undefined && isOptional;
    if (schema instanceof z.ZodLiteral && !isLeftOut && [...schema.values][0] !== value) isOther = true;
    return value;
  });
  return isOther;
}

/** What a form shows at first; the model of a legal page that does not exist yet is nothing to save. */
function openedContent(name: string, text: string): unknown {
  const model = text.trim() ? undefined : legalModels[name];
  // With what a save adds: else it would look like a change.
  return model ? complete(schemaOf(name), model) : parseContent(text);
}

/** What a save writes: where an example has been replaced, its mark is gone. */
function savedText({ name, typed, examples }: SavedForm): string {
  return textOf({ name, value: withoutReplaced(typed, examples) });
}

export function setValueAt(form: EditorForm, path: ValuePath, value: unknown): EditorForm {
  // Enter in an empty entry, for one: nothing to undo.
  if (value === valueAt(form.typed, path)) return form;
  const typed = withValue(form.typed, path, value);
  const isTyping = typeof value === "string" && ![value, valueAt(form.typed, path)].some(isPicture);
  const typing = isTyping ? path.join() : undefined;
  // What the browser has taken back is no step.
  const isTakenBack = isTyping && typing === form.typing && value === valueAt(form.past.at(-1)?.typed, path);
  if (isTakenBack) return { ...form, typed, past: form.past.slice(0, -1), typing: undefined };
  return withStep(form, { typed }, typing);
}

/** A picture is chosen, and each choice is a step. */
const isPicture = (value: unknown) => String(value).startsWith("images/");

/** The form with this content in place of its own. */
export function setContent(form: EditorForm, typed: unknown): EditorForm {
  return withStep({ ...form, examples: new Set([...form.examples, ...exampleValues(typed)]) }, { typed });
}

/** An entry of a list, and where it has stood; one that is new has stood nowhere. */
type Entry = { value: unknown; was?: number | undefined };

function entriesAt(form: EditorForm, list: ValuePath): Entry[] {
  return entriesOf(valueAt(form.typed, list)).map((value, was) => ({ value, was }));
}

/** The form with these entries in the list; placeholders and touched fields go along with theirs, or with them away. */
function withEntries(form: EditorForm, list: ValuePath, entries: readonly Entry[]): EditorForm {
  const movedPath = (path: ValuePath): ValuePath[] => {
    const index = path[list.length];
    if (typeof index !== "number" || !list.every((key, depth) => key === path[depth])) return [path];
    const now = entries.findIndex(({ was }) => was === index);
    return now < 0 ? [] : [[...list, now, ...path.slice(list.length + 1)]];
  };
  const values = entries.map(({ value }) => value);
  const typed = withValue(form.typed, list, values);
  const placeholders = markedPaths(typed).flatMap(({ path }) => movedPath(path).map(formatPath));
  return withStep(form, {
    typed: hasKey(typed, "placeholders") ? withValue(typed, ["placeholders"], placeholders) : typed,
    touched: form.touched.flatMap(movedPath),
  });
}

/** Puts several entries in the place of one. */
export function setEntry(form: EditorForm, path: ValuePath, values: readonly unknown[]): EditorForm {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const placed = values.map((value, offset) => ({ value, was: offset === 0 ? index : undefined }));
  return withEntries(form, list, entriesAt(form, list).toSpliced(index, 1, ...placed));
}

/** Puts the text of an entry at the end of the one before: after a sentence, a space stands between them. */
export function joinEntry(form: EditorForm, path: ValuePath): EditorForm {
  const list = path.slice(0, -1);
  const before = Number(path.at(-1)) - 1;
  const [start, end] = [[...list, before], path].map((place) => String(valueAt(form.typed, place)));
  const space = end && /[.?!:…»]$/.test(start ?? "") ? " " : "";
  const joined = { value: `${start}${space}${end}`, was: before };
  return withEntries(form, list, entriesAt(form, list).toSpliced(before, 2, joined));
}

/** Moves an entry of a list; without `to`, removes it. */
export type Move = { list: ValuePath; from: number; to?: number | undefined };

export function moveEntry(form: EditorForm, { list, ...move }: Move): EditorForm {
  return withEntries(form, list, moved(entriesAt(form, list), move));
}

/** The list with the entry at its new place, or without it. */
export function moved<Value>(entries: readonly Value[], { from, to }: Omit<Move, "list">): Value[] {
  const others = entries.toSpliced(from, 1);
  return to === undefined ? others : others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/** The owner says that an example is right as it is, or takes that back. */
export function keepExample(form: EditorForm, path: ValuePath, isKept: boolean): EditorForm {
  // Of a list that is marked as a whole, what is left of it has marks of its own.
  const content = isKept ? withoutReplaced(form.typed, form.examples) : form.typed;
  return setValueAt(form, ["placeholders"], withMark(content, path, !isKept));
}

function withStep(form: EditorForm, change: Partial<Step>, typing?: string): EditorForm {
  const { typed, touched } = form;
  const isSameStep = typing !== undefined && typing === form.typing;
  const past = isSameStep ? form.past : [...form.past, { typed, touched }];
  return { ...form, ...change, past, future: [], typing };
}

export function undo(form: EditorForm): EditorForm {
  return takeStep(form, "past", "future");
}

export function redo(form: EditorForm): EditorForm {
  return takeStep(form, "future", "past");
}

function takeStep(form: EditorForm, from: "past" | "future", to: "past" | "future"): EditorForm {
  const step = form[from].at(-1);
  if (!step) return form;
  const { typed, touched } = form;
  return {
    ...form,
    ...step,
    [from]: form[from].slice(0, -1),
    [to]: [...form[to], { typed, touched }],
    typing: undefined,
  };
}

/** A copy of the content with this value at the path. */
function withValue(content: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  const child = withValue(valueAt(content, [key]), rest, value);
  if (!Array.isArray(content)) return { ...Object(content), [key]: child };
  return content.toSpliced(Number(key), 1, child);
}

/** Begins a save, or notes that another one is to follow the one under way: there are never two at once. */
export function requestSave(form: EditorForm): EditorForm {
  const { saving } = form;
  const text = saving?.text ?? savedText(form);
  return { ...form, saving: { text, again: saving !== undefined }, typing: undefined };
}

/** The save succeeded; anything typed since it began stays unsaved. */
export function finishSave(form: EditorForm, { pictures }: Pick<Snapshot, "pictures">): EditorForm {
  const uploads = form.uploads.filter(({ name }) => !pictures.has(`images/${name}`));
  return { ...form, baseText: form.saving?.text ?? form.baseText, uploads, saving: undefined };
}

export function failSave(form: EditorForm): EditorForm {
  return { ...form, saving: undefined };
}

/** The unsaved part of a form, which the browser stores. */
export type Draft = Pick<EditorForm, "baseText" | "typed" | "uploads" | "saving">;

/** An example that has been replaced is none any more: over a file that knows it, its mark would count as a change. */
export function draftOf({ baseText, typed, examples, uploads, saving }: EditorForm): Draft {
  return { baseText, typed: withoutReplaced(typed, examples), uploads, saving };
}

/** What is typed, with what waits, if something does; of what both have changed, what is typed. */
export function joinDrafts(own: Draft, waiting: Draft | undefined): Draft {
  if (!waiting) return own;
  const typed = merged(parseContent(own.baseText), own.typed, waiting.typed);
  return { ...own, typed, baseText: waiting.baseText, saving: undefined };
}

/**
 * Brings back what the owner has changed, over the file as it is now: what somebody else has changed meanwhile stays. The
 * file may have the text of the draft's own save, which has succeeded after all.
 */
export function restoreDraft(form: EditorForm, { baseText, typed, uploads, saving }: Draft): EditorForm {
  const base = parseContent(baseText);
  const examples = new Set([...form.examples, ...exampleValues(base)]);
  const isOwnSave = form.baseText === saving?.text;
  return { ...form, typed: isOwnSave ? typed : merged(base, typed, form.typed), examples, uploads };
}
