import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { collectLinkTargets } from "../../src/content/check/across-files";
import { placeholderPaths } from "../../src/content/check/placeholders";
import { textOf } from "../forms/complete";
import { differences } from "../forms/differences";
import { labelOfPath } from "../forms/form";
import * as State from "../forms/form-state";
import { parseTexts, problemsOf, type Snapshot } from "../forms/save";
import { readData, writeText } from "./api";
import { draftKey, readDraft, storeDraft } from "./drafts";
import { focusField } from "./focus";
import type { Update } from "./form-context";

export type FormPageProps = {
  name: string;
  /** The snapshot of data/ when the form was opened. */
  data: Snapshot;
};

type Refusal = { message: string; isOfFields?: boolean };

const fileChanged: Refusal = {
  message:
    "Ce fichier a changé entre-temps, dans un autre programme ou un autre onglet. Rien n’est enregistré.",
};

export function useForm({ name, data: openedData }: FormPageProps) {
  const key = draftKey(openedData.folder, name);
  const openedText = openedData.texts.get(name) ?? "";
  const [data, latestData, setData] = useLatest(() => openedData);
  const [form, latestForm, setForm] = useLatest(() => {
    const draft = readDraft(key);
    const restored = draft && State.restoreDraft(name, draft);
    return restored && State.isUnsaved(restored) ? restored : State.createForm(name, openedText);
  });
  const [refusal, setRefusal] = useState(form.baseText === openedText ? undefined : fileChanged);
  /** Announced next to the save status. */
  const [message, announce] = useState<ReactNode>(
    form.past.length > 0 ? "Brouillon repris : «Annuler» revient au texte d’avant" : "",
  );
  const checked = useChecked(form, data);
  const isSaving = useRef(false);

  const save = async () => {
    const saved = latestForm.current;
    if (isSaving.current || !State.isUnsaved(saved)) return;
    isSaving.current = true;
    announce("");
    await write(saved).catch((error: Error) => setRefusal({ message: error.message }));
    isSaving.current = false;
  };

  const write = async (saved: State.EditorForm): Promise<void> => {
    const now = await readData();
    setData(now);
    const { contents, broken } = parseTexts(now.texts);
    const brokenMessage = broken.get(name);
    if (brokenMessage) return setRefusal({ message: `Rien n’est enregistré. ${brokenMessage}` });
    if ((now.texts.get(name) ?? "") !== saved.baseText) return setRefusal(fileChanged);
    const content = State.savedContent(saved);
    const [problem] = problemsOf(name, content, new Map([...contents, [name, content]]), now.pictures);
    if (problem) {
      setRefusal({ message: "Rien n’est enregistré. À corriger d’abord :", isOfFields: true });
      requestAnimationFrame(() => focusField(problem.path));
      return;
    }
    const text = textOf(name, content);
    // Another program may have written meanwhile.
    if (!(await writeText({ name, text, before: saved.baseText }))) return write(saved);
    setData({ ...now, texts: new Map([...now.texts, [name, text]]) });
    // Keeps input typed during the save.
    setForm({ ...latestForm.current, baseText: text, typing: undefined });
    setRefusal(undefined);
  };

  const fileText = data.texts.get(name) ?? "";
  const isConflict = refusal && fileText !== form.baseText && !parseTexts(data.texts).broken.has(name);
  /** The focused button of the notice is removed. */
  const closeRefusal = () => {
    setRefusal(undefined);
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  const resolveConflict = (keepsMine: boolean) => {
    closeRefusal();
    setForm(State.resolveConflict(latestForm.current, latestData.current.texts.get(name) ?? "", keepsMine));
    announce(keepsMine ? "" : "Repris du fichier : «Annuler» remet vos textes");
    if (keepsMine) void save();
  };

  const takeStep = (take: typeof State.undo, word: string) => {
    const before = latestForm.current;
    const after = take(before);
    if (after === before) return;
    const [first] = differences(after.typed, before.typed);
    flushSync(() => {
      setForm(after);
      announce([word, first && labelOfPath(name, first.path)].filter(Boolean).join(" : "));
    });
    // The focused field may have been removed.
    if (first && document.activeElement === document.body) focusField(first.path);
  };
  const undo = () => takeStep(State.undo, "Annulé");
  const redo = () => takeStep(State.redo, "Rétabli");
  const update: Update = (next, words = "") => {
    announce(words);
    setForm(next(latestForm.current));
  };

  useShortcuts({ save, undo, redo });
  useDraft(form, checked.isUnsaved, key, announce);

  return {
    ...checked,
    data,
    form,
    update,
    save,
    undo,
    redo,
    message,
    announce,
    refusal,
    conflict: isConflict ? State.conflictWith(form, fileText) : undefined,
    closeRefusal,
    resolveConflict,
    /** Reads data/ again after a new picture. */
    reloadData: async () => setData(await readData()),
  };
}

/** The content to save and its problems, deferred behind typing. */
function useChecked(form: State.EditorForm, data: Snapshot) {
  const { name } = form;
  const deferred = useDeferredValue(form);
  const content = useMemo(() => State.savedContent(deferred), [deferred]);
  const contents = useMemo(() => parseTexts(data.texts).contents, [data]);
  const problems = useMemo(
    () => problemsOf(name, content, new Map([...contents, [name, content]]), data.pictures),
    [name, content, contents, data],
  );
  const linkTargets = useMemo(() => {
    const { pages, anchors } = collectLinkTargets(contents);
    return [...pages, ...anchors];
  }, [contents]);
  const isUnsaved = useMemo(() => State.isUnsaved(deferred), [deferred]);
  const placeholders = useSame(placeholderPaths(content));
  return { isUnsaved, content, contents, linkTargets, problems, placeholders };
}

/** Returns the same object while its JSON is the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text), [text]);
}

/** State with a ref to its latest value, available before rendering. */
function useLatest<Value>(initial: () => Value) {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const change = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  return [value, latest, change] as const;
}

function useShortcuts({ save, undo, redo }: Record<"save" | "undo" | "redo", () => void>): void {
  useListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const isInDialog = event.target instanceof Element && event.target.closest("dialog");
    if (!(event.ctrlKey || event.metaKey) || !["s", "y", "z"].includes(key) || isInDialog) return;
    event.preventDefault();
    if (key === "s") save();
    else if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

/** Stores unsaved input as a draft and warns before the page is left. */
function useDraft(
  form: State.EditorForm,
  isUnsaved: boolean,
  key: string,
  announce: (words: string) => void,
) {
  useEffect(() => storeDraft(key, isUnsaved ? State.draftOf(form) : undefined), [key, form, isUnsaved]);
  useListener("beforeunload", (event) => {
    if (State.isUnsaved(form)) event.preventDefault();
  });
  useListener("storage", (event) => {
    if (event.key === key && event.newValue)
      announce("Un autre onglet change aussi ce formulaire : seul son brouillon est gardé");
  });
}

type Events = WindowEventMap;

function useListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
  useEffect(() => {
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  });
}
