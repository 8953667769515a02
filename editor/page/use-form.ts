import { del, set } from "idb-keyval";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { picturesIn, schemaOf } from "../../src/content/check/file-problems";
import { complete } from "../forms/complete";
import * as State from "../forms/form-state";
import { Clash, type Data, judge, NotSaved, parseAll, shownPictures } from "../forms/save";
import { goTo } from "./field-labels";
import type { Pictures } from "./pictures";
import { type Place, save, type Upload } from "./place";

/** What is typed and not saved, kept in this browser. */
export type KeptDraft = State.Draft & { uploads: readonly Upload[] };

export type FormProps = {
  name: string;
  data: Data;
  onData: (data: Data) => void;
  draft: KeptDraft | undefined;
  draftKey: string;
  place: Place;
  pictures: Pictures;
  mayLeave: { current: () => boolean };
};

/** Why a save was refused; `differences`, where somebody else has changed the file. */
type Refusal = { message: string; isOfFields: boolean; differences: State.Difference[] | undefined };

/** A form while it is open: what is typed, its saves, and the draft of it. */
export function useForm({ name, data, onData, draft, draftKey, place, pictures, mayLeave }: FormProps) {
  const [form, setForm] = useState(() => State.openForm(name, data.texts.get(name) ?? ""));
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [offered, setOffered] = useState(() =>
    draft && State.isUnsaved(State.takeUp(form, draft)) ? draft : undefined,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  /** Another one when the form is filled anew. */
  const [filling, setFilling] = useState(0);
  // A save, and what follows it, goes on with what is typed by then.
  const latest = useRef({ form, uploads, offered, data });
  latest.current = { ...latest.current, uploads, offered, data };

  const change = (next: State.FormState) => {
    latest.current.form = next;
    setForm(next);
  };
  const fill = (next: State.FormState) => {
    change(next);
    setFilling((count) => count + 1);
  };

  const saveForm = async (): Promise<void> => {
    const { saving } = latest.current.form;
    if (!saving && !State.isUnsaved(latest.current.form)) return;
    change(State.askToSave(latest.current.form));
    if (saving) return;
    const { typed, opened } = latest.current.form;
    const value = complete(schemaOf(name), typed);
    const added = shownPictures({ name, value }, latest.current.uploads);
    const judgeOver = (before: Data) =>
      judge(name, value, parseAll(before.texts).contents, pictures.known(before, added));
    try {
      await Promise.all(picturesIn(name, value).map((picture) => pictures.open(picture, data, added)));
      const form = { name, base: opened, value };
      const after = await save(place, latest.current.data, form, added, judgeOver);
      const isAskedAgain = latest.current.form.saving?.again;
      change(State.endSave(latest.current.form));
      setRefusal(undefined);
      // A save that was asked for meanwhile begins before this page is drawn again.
      const unsaved = latest.current.uploads.filter((upload) => !after.pictures.has(`images/${upload.name}`));
      latest.current = { ...latest.current, uploads: unsaved, data: after };
      setUploads(unsaved);
      onData(after);
      keep();
      if (isAskedAgain) await saveForm();
    } catch (error) {
      refuse(error as Error); // nothing else is thrown
    }
  };

  const refuse = (error: Error) => {
    const { typed } = latest.current.form;
    const problems = error instanceof NotSaved ? error.problems : [];
    const now = error instanceof Clash && parseAll(new Map([[name, error.now]])).contents.get(name);
    change(State.failSave(latest.current.form, problems));
    setRefusal({
      message: error.message,
      isOfFields: problems.length > 0,
      differences: now ? State.differences(typed, now) : undefined,
    });
    const [first] = problems;
    if (first) requestAnimationFrame(() => goTo(first.path));
  };

  /** After a clash: the file as it is now, while the owner's texts stay in sight. */
  const startAgain = async () => {
    try {
      const now = await place.read();
      onData(now);
      fill(State.openForm(name, now.texts.get(name) ?? ""));
    } catch (error) {
      refuse(error as Error); // nothing else is thrown
    }
  };
  const takeUp = ({ uploads, ...draft }: KeptDraft) => {
    setOffered(undefined);
    setUploads(uploads);
    fill(State.takeUp(form, draft));
  };

  const keep = () => {
    const { form, uploads, offered } = latest.current;
    const unsaved = State.draftOf(form);
    if (offered) return;
    // Where the browser keeps nothing, there are no drafts.
    (unsaved ? set(draftKey, { ...unsaved, uploads }) : del(draftKey)).catch(() => {});
  };
  const keepNow = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last key
  useEffect(() => {
    const timer = setTimeout(keepNow, 50);
    return () => clearTimeout(timer);
  }, [form, uploads, offered]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saveForm();
  });
  useEffect(() => {
    const isLost = () => latest.current.form.saving !== undefined || State.isUnsaved(latest.current.form);
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
    step: (next: (form: State.FormState) => State.FormState) => change(next(latest.current.form)),
    save: saveForm,
    uploads,
    add: (upload: Upload) => setUploads([...uploads, upload]),
    refusal,
    closeRefusal: () => setRefusal(undefined),
    startAgain,
    offered,
    takeUp,
    abandon: () => setOffered(undefined),
    filling,
  };
}
