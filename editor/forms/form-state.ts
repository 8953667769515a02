import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";
import { withoutReplaced } from "./examples";
import { legalModel } from "./legal-model";
import { parseContent, type Snapshot, textOf, type Upload } from "./save";

export type EditorForm = {
  name: string;
  /** The file's text as it was opened or last saved. */
  baseText: string;
  typed: unknown;
  uploads: readonly Upload[];
  /** The text that is being written; `again`: the owner has pressed «Enregistrer» once more meanwhile. */
  saving?: { text: string; again: boolean } | undefined;
  /** The fields that have been filled in and left: problems are shown at these only. */
  touched: readonly ValuePath[];
};

export function createForm(name: string, text: string): EditorForm {
  return { name, baseText: text, typed: openedContent(name, text), uploads: [], touched: [] };
}

/** Whether there is something to save; the layout of the file, which somebody may have written by hand, does not count. */
export function isUnsaved({ name, baseText, typed }: EditorForm): boolean {
  return textOf({ name, value: typed }) !== textOf({ name, value: openedContent(name, baseText) });
}

/** What a form shows at first; the model of a legal page that does not exist yet is nothing to save. */
function openedContent(name: string, text: string): unknown {
  return (!text.trim() && legalModel(name)) || parseContent(text);
}

export function setValueAt(form: EditorForm, path: ValuePath, value: unknown): EditorForm {
  return { ...form, typed: withValue(form.typed, path, value) };
}

/** Moves an entry of a list; without `to`, removes it. */
export type Move = { list: ValuePath; from: number; to?: number | undefined };

/** Moves or removes the entry, and with it its placeholders and touched fields. */
export function moveEntry(form: EditorForm, move: Move): EditorForm {
  const { list, from, to } = move;
  const entries = valueAt(form.typed, list);
  if (!Array.isArray(entries)) return form;
  const others = entries.toSpliced(from, 1);
  const moved = to === undefined ? others : others.toSpliced(to, 0, entries[from]);
  const typed = withValue(form.typed, list, moved);
  const placeholders = markedPaths(typed).flatMap(({ path }) => movedPath(path, move).map(formatPath));
  return {
    ...form,
    typed: hasKey(typed, "placeholders") ? withValue(typed, ["placeholders"], placeholders) : typed,
    touched: form.touched.flatMap((path) => movedPath(path, move)),
  };
}

/** The path of a value after the move; none, when its entry was removed. */
function movedPath(path: ValuePath, { list, from, to }: Move): ValuePath[] {
  const index = path[list.length];
  if (typeof index !== "number" || !list.every((key, depth) => key === path[depth])) return [path];
  if (index === from && to === undefined) return [];
  const indexWithout = index > from ? index - 1 : index;
  const next = index === from ? to : indexWithout + Number(to !== undefined && indexWithout >= to);
  return [[...list, next ?? index, ...path.slice(list.length + 1)]];
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
  const { name, saving } = form;
  const text = saving?.text ?? textOf({ name, value: unreplaced(form) });
  return { ...form, saving: { text, again: saving !== undefined } };
}

/** The save succeeded; anything typed since it began stays unsaved. */
export function finishSave(form: EditorForm, { pictures }: Pick<Snapshot, "pictures">): EditorForm {
  const uploads = form.uploads.filter(({ name }) => !pictures.has(`images/${name}`));
  const baseText = form.saving?.text ?? form.baseText;
  return { ...form, typed: unreplaced(form), baseText, uploads, saving: undefined };
}

function unreplaced({ name, baseText, typed }: EditorForm): unknown {
  return withoutReplaced(name, parseContent(baseText), typed);
}

export function failSave(form: EditorForm): EditorForm {
  return { ...form, saving: undefined };
}

/** The unsaved part of a form, which the browser stores. */
export type Draft = Pick<EditorForm, "baseText" | "typed" | "uploads" | "saving">;

export function draftOf(form: EditorForm): Draft | undefined {
  const { baseText, typed, uploads, saving } = form;
  return isUnsaved(form) ? { baseText, typed, uploads, saving } : undefined;
}

/**
 * Brings the draft back with the text that it was typed over, so that a save over another text is refused; unless the file
 * now has the text of the draft's own save, which has succeeded after all.
 */
export function restoreDraft(form: EditorForm, { baseText, typed, uploads, saving }: Draft): EditorForm {
  return { ...form, typed, uploads, baseText: form.baseText === saving?.text ? form.baseText : baseText };
}

/** A value that differs between the form and the file. */
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
