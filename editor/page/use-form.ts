import { del, set } from "idb-keyval";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { picturesIn } from "../../src/content/check/file-problems";
import * as State from "../forms/form-state";
import { Clash, contentOf, type Data, judge, NotSaved, parseAll, type Upload } from "../forms/save";
import { goTo } from "./field-labels";
import type { Pictures } from "./pictures";
import { type Place, save } from "./place";

export type FormProps = {
  name: string;
  data: Data;
  onData: (data: Data) => void;
  draft: State.Draft | undefined;
  draftKey: string;
  place: Place;
  pictures: Pictures;
  mayLeave: { current: () => boolean };
};

/** Why a save was refused; where somebody else has changed the file, data/ as it then was. */
type Refusal = {
  message: string;
  isOfFields: boolean;
  theirs: Data | undefined;
  differences: State.Difference[] | undefined;
};

/** A form while it is open: what is typed, its saves, and the draft of it. */
export function useForm({ name, data, onData, draft, draftKey, place, pictures, mayLeave }: FormProps) {
  const [form, setForm] = useState(() => State.openForm(name, data.texts.get(name) ?? ""));
  const [offered, setOffered] = useState(() =>
    draft && State.isUnsaved(State.takeUp(form, draft)) ? draft : undefined,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  /** Another one when the form is filled anew. */
  const [filling, setFilling] = useState(0);
  // A save, and what follows it, goes on with what is typed and known by then, be it not drawn yet.
  const latest = useRef(form);
  const known = useRef(data);

  const change = (next: State.FormState) => {
    latest.current = next;
    setForm(next);
  };
  const see = (next: Data) => {
    known.current = next;
    onData(next);
  };
  const fill = (next: State.FormState) => {
    change(next);
    setFilling((count) => count + 1);
  };

  const saveForm = async (): Promise<void> => {
    const isSaving = latest.current.saving !== undefined;
    if (!isSaving && !State.isUnsaved(latest.current)) return;
    change(State.askToSave(latest.current));
    const { opened, saving, uploads } = latest.current;
    if (isSaving || !saving) return;
    const { text } = saving;
    const value = contentOf(text);
    const judgeOver = (before: Data) => {
      // What is shown as wrong is wrong beside data/ as it is now.
      see(before);
      judge(name, value, parseAll(before.texts).contents, pictures.of(before, uploads).known());
    };
    try {
      await Promise.all(picturesIn(name, value).map(pictures.of(known.current, uploads).open));
      const after = await save(place, known.current, { name, opened, text, uploads }, judgeOver);
      const isAskedAgain = latest.current.saving?.again;
      change(State.endSave(latest.current, after));
      setRefusal(undefined);
      see(after);
      keep();
      if (isAskedAgain) await saveForm();
    } catch (error) {
      refuse(error as Error); // nothing else is thrown
    }
  };

  const refuse = (error: Error) => {
    const [first] = error instanceof NotSaved ? error.problems : [];
    const theirs = error instanceof Clash ? error.data : undefined;
    const now = theirs && parseAll(theirs.texts).contents.get(name);
    change(State.failSave(latest.current));
    setRefusal({
      message: error.message,
      isOfFields: first !== undefined,
      theirs,
      differences: now ? State.differences(latest.current.typed, now) : undefined,
    });
    if (first) requestAnimationFrame(() => goTo(first.path));
  };

  /** After a clash: the file as it is now, while the owner's texts stay in sight. */
  const startAgain = () => {
    if (!refusal?.theirs) return;
    see(refusal.theirs);
    fill(State.openForm(name, refusal.theirs.texts.get(name) ?? ""));
  };
  const takeUp = (draft: State.Draft) => {
    setOffered(undefined);
    fill(State.takeUp(form, draft));
  };

  const keep = () => {
    if (offered) return;
    const unsaved = State.draftOf(latest.current);
    // Where the browser keeps nothing, there are no drafts.
    (unsaved ? set(draftKey, unsaved) : del(draftKey)).catch(() => {});
  };
  const keepNow = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last key
  useEffect(() => {
    const timer = setTimeout(keepNow, 50);
    return () => clearTimeout(timer);
  }, [form, offered]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saveForm();
  });
  useEffect(() => {
    const isLost = () => latest.current.saving !== undefined || State.isUnsaved(latest.current);
    const onKey = (event: KeyboardEvent) => saveByKey(event);
    const ask = (event: BeforeUnloadEvent) => {
      keepNow();
      if (isLost()) event.preventDefault();
    };
    const question = "Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?";
    addEventListener("keydown", onKey);
    addEventListener("beforeunload", ask);
    mayLeave.current = () => !isLost() || confirm(question);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", ask);
      mayLeave.current = () => true;
      keepNow();
    };
  }, [mayLeave]);

  return {
    form,
    /** Changes the form as it is by then, by a step of form-state.ts. */
    step: (next: (form: State.FormState) => State.FormState) => change(next(latest.current)),
    save: saveForm,
    add: (upload: Upload) => change({ ...latest.current, uploads: [...latest.current.uploads, upload] }),
    refusal,
    closeRefusal: () => setRefusal(undefined),
    startAgain,
    offered,
    takeUp,
    abandon: () => setOffered(undefined),
    filling,
  };
}
