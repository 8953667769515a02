import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { collectLinkTargets } from "../../src/content/check/cross-file-problems";
import { placeholderPaths } from "../../src/content/check/placeholders";
import { differences } from "../forms/differences";
import { fileTextOf } from "../forms/file-content";
import { labelInForm } from "../forms/form";
import * as State from "../forms/form-state";
import { parseTexts, problemsOf, type Snapshot } from "../forms/snapshot";
import { fetchData, writeText } from "./api";
import { draftKey, readDraft, storeDraft } from "./drafts";
import { focusField } from "./focus";
import type { Update } from "./form-context";

type SaveError = { message: string; hasInvalidFields?: boolean };

const fileChangedError: SaveError = {
  message:
    "Ce fichier a changé entre-temps, dans un autre programme ou un autre onglet. Rien n’est enregistré.",
};

/** The state of a file's form; `openedData` is data/ when the form was opened. */
export function useForm(name: string, openedData: Snapshot) {
  const storageKey = draftKey(openedData.folder, name);
  const openedText = openedData.texts.get(name) ?? "";
  const [data, latestData, setData] = useStateWithRef(() => openedData);
  const [form, latestForm, setForm] = useStateWithRef(() => {
    const draft = readDraft(storageKey);
    const restored = draft && State.restoreDraft(name, draft);
    return restored && State.isUnsaved(restored) ? restored : State.createForm(name, openedText);
  });
  /** Shown after a failed save, or if the file has changed since a restored draft. */
  const [saveError, setSaveError] = useState(form.baseText === openedText ? undefined : fileChangedError);
  /** Announced next to the save status. */
  const [message, announce] = useState<ReactNode>(
    form.past.length > 0 ? "Brouillon repris : «Annuler» revient au texte d’avant" : "",
  );
  const checkedContent = useCheckedContent(form, data);
  const isSaving = useRef(false);

  const save = async () => {
    const formToSave = latestForm.current;
    if (isSaving.current || !State.isUnsaved(formToSave)) return;
    isSaving.current = true;
    announce("");
    await checkAndWrite(formToSave).catch((error: Error) => setSaveError({ message: error.message }));
    isSaving.current = false;
  };

  const checkAndWrite = async (formToSave: State.EditorForm): Promise<void> => {
    const diskData = await fetchData();
    setData(diskData);
    const { contents, parseErrors } = parseTexts(diskData.texts);
    const parseError = parseErrors.get(name);
    if (parseError) return setSaveError({ message: `Rien n’est enregistré. ${parseError}` });
    if ((diskData.texts.get(name) ?? "") !== formToSave.baseText) return setSaveError(fileChangedError);
    const content = State.contentToSave(formToSave);
    const [problem] = problemsOf(name, content, new Map([...contents, [name, content]]), diskData.pictures);
    if (problem) {
      setSaveError({ message: "Rien n’est enregistré. À corriger d’abord :", hasInvalidFields: true });
      requestAnimationFrame(() => focusField(problem.path));
      return;
    }
    const text = fileTextOf(name, content);
    // If another program has written meanwhile, check again, which reports the conflict.
    if (!(await writeText({ name, text, previousText: formToSave.baseText })))
      return checkAndWrite(formToSave);
    setData({ ...diskData, texts: new Map([...diskData.texts, [name, text]]) });
    // The latest form includes input typed during the save.
    setForm({ ...latestForm.current, baseText: text, lastTyping: undefined });
    setSaveError(undefined);
  };

  const fileText = data.texts.get(name) ?? "";
  const hasConflict =
    saveError !== undefined && fileText !== form.baseText && !parseTexts(data.texts).parseErrors.has(name);
  /** Moves the focus to <main>, because the focused button of the error notice disappears. */
  const closeSaveError = () => {
    setSaveError(undefined);
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  const resolveConflict = (kept: "mine" | "theirs") => {
    closeSaveError();
    const latestText = latestData.current.texts.get(name) ?? "";
    setForm(State.resolveConflict(latestForm.current, latestText, kept));
    announce(kept === "mine" ? "" : "Repris du fichier : «Annuler» remet vos textes");
    if (kept === "mine") void save();
  };

  const undoOrRedo = (changeForm: typeof State.undo, label: string) => {
    const currentForm = latestForm.current;
    const newForm = changeForm(currentForm);
    if (newForm === currentForm) return;
    const [difference] = differences(newForm.content, currentForm.content);
    flushSync(() => {
      setForm(newForm);
      announce([label, difference && labelInForm(name, difference.path)].filter(Boolean).join(" : "));
    });
    // Move the focus if the change has removed the focused field.
    if (difference && document.activeElement === document.body) focusField(difference.path);
  };
  const undo = () => undoOrRedo(State.undo, "Annulé");
  const redo = () => undoOrRedo(State.redo, "Rétabli");
  const update: Update = (change, announcement = "") => {
    announce(announcement);
    setForm(change(latestForm.current));
  };

  useShortcuts({ save, undo, redo });
  useDraft(form, checkedContent.isUnsaved, storageKey, announce);

  return {
    ...checkedContent,
    data,
    form,
    update,
    save,
    undo,
    redo,
    message,
    announce,
    saveError,
    conflict: hasConflict ? State.conflictWith(form, fileText) : undefined,
    closeSaveError,
    resolveConflict,
    /** Reads data/ again after a picture was added. */
    reloadData: async () => setData(await fetchData()),
  };
}

/** The content to save, its problems, links and placeholders; computed after rendering, so that typing stays fast. */
function useCheckedContent(form: State.EditorForm, data: Snapshot) {
  const { name } = form;
  const deferredForm = useDeferredValue(form);
  const content = useMemo(() => State.contentToSave(deferredForm), [deferredForm]);
  const contents = useMemo(() => parseTexts(data.texts).contents, [data]);
  const problems = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), data.pictures),
    [name, content, contents, data],
  );
  const linkTargets = useMemo(() => {
    const { pages, anchors } = collectLinkTargets(contents);
    return [...pages, ...anchors];
  }, [contents]);
  const isUnsaved = useMemo(() => State.isUnsaved(deferredForm), [deferredForm]);
  const placeholders = useStableJson(placeholderPaths(content));
  return { isUnsaved, content, contents, linkTargets, problems, placeholders };
}

/** Returns the same object while its JSON is the same. */
export function useStableJson<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text), [text]);
}

/** State with a ref to its latest value, which is set before the next render. */
function useStateWithRef<Value>(createInitial: () => Value) {
  const [value, setValue] = useState(createInitial);
  const latest = useRef(value);
  const change = (newValue: Value) => {
    latest.current = newValue;
    setValue(newValue);
  };
  return [value, latest, change] as const;
}

function useShortcuts({ save, undo, redo }: Record<"save" | "undo" | "redo", () => void>): void {
  useWindowListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const isInDialog = event.target instanceof Element && event.target.closest("dialog");
    if (!(event.ctrlKey || event.metaKey) || !["s", "y", "z"].includes(key) || isInDialog) return;
    event.preventDefault();
    if (key === "s") save();
    else if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

/** Stores unsaved input as a draft and warns before leaving. The deferred `isUnsaved` may lag behind `form`. */
function useDraft(
  form: State.EditorForm,
  isUnsaved: boolean,
  key: string,
  announce: (announcement: string) => void,
) {
  useEffect(() => storeDraft(key, isUnsaved ? State.draftOf(form) : undefined), [key, form, isUnsaved]);
  useWindowListener("beforeunload", (event) => {
    if (State.isUnsaved(form)) event.preventDefault();
  });
  useWindowListener("storage", (event) => {
    if (event.key === key && event.newValue)
      announce("Un autre onglet change aussi ce formulaire : seul son brouillon est gardé");
  });
}

function useWindowListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  useEffect(() => {
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  });
}
