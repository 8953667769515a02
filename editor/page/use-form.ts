import { del, set } from "idb-keyval";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { picturesIn } from "../../src/content/check/file-problems";
import { ConflictError, ContentError } from "../forms/errors";
import * as State from "../forms/form-state";
import { checkSave, parseContent, parseTexts, type Snapshot, type Upload } from "../forms/save";
import { type Backend, save } from "./backend";
import { focusField } from "./focus";
import type { PictureCache } from "./picture-cache";

export type FormPageProps = {
  name: string;
  data: Snapshot;
  onData: (data: Snapshot) => void;
  draft: State.Draft | undefined;
  draftKey: string;
  backend: Backend;
  pictures: PictureCache;
  mayLeave: { current: () => boolean };
};

/** Why a save was refused; after a conflict, with data/ as it is now. */
type Refusal = {
  message: string;
  isOfFields: boolean;
  theirs: Snapshot | undefined;
  differences: State.Difference[] | undefined;
};

/** The state of an open form, its saves and its draft. */
export function useForm({ name, data, onData, draft, draftKey, backend, pictures, mayLeave }: FormPageProps) {
  const [form, setForm] = useState(() => State.createForm(name, data.texts.get(name) ?? ""));
  const [offeredDraft, setOfferedDraft] = useState(() =>
    draft && State.isUnsaved(State.restoreDraft(form, draft)) ? draft : undefined,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  /** The React key of the fields: another one mounts them anew. */
  const [formKey, setFormKey] = useState(0);
  // A save takes seconds and then goes on with the newest values, rendered or not.
  const latestForm = useRef(form);
  const latestData = useRef(data);

  const changeForm = (next: State.EditorForm) => {
    latestForm.current = next;
    setForm(next);
  };
  const changeData = (next: Snapshot) => {
    latestData.current = next;
    onData(next);
  };
  const replaceForm = (next: State.EditorForm) => {
    changeForm(next);
    setFormKey((key) => key + 1);
  };

  const saveForm = async (): Promise<void> => {
    const isSaving = latestForm.current.saving !== undefined;
    if (!isSaving && !State.isUnsaved(latestForm.current)) return;
    changeForm(State.requestSave(latestForm.current));
    const { baseText, saving, uploads } = latestForm.current;
    if (isSaving || !saving) return;
    const { text } = saving;
    const value = parseContent(text);
    const checkOver = (before: Snapshot) => {
      changeData(before);
      checkSave(name, value, parseTexts(before.texts).contents, pictures.forForm(before, uploads).facts());
    };
    try {
      await Promise.all(picturesIn(name, value).map(pictures.forForm(latestData.current, uploads).open));
      const after = await save(backend, latestData.current, { name, baseText, text, uploads }, checkOver);
      const isRequestedAgain = latestForm.current.saving?.again;
      changeForm(State.finishSave(latestForm.current, after));
      setRefusal(undefined);
      changeData(after);
      storeDraft();
      if (isRequestedAgain) await saveForm();
    } catch (error) {
      showRefusal(error as Error); // nothing else is thrown
    }
  };

  const showRefusal = (error: Error) => {
    const [first] = error instanceof ContentError ? error.problems : [];
    const theirs = error instanceof ConflictError ? error.data : undefined;
    const now = theirs && parseTexts(theirs.texts).contents.get(name);
    changeForm(State.failSave(latestForm.current));
    setRefusal({
      message: error.message,
      isOfFields: first !== undefined,
      theirs,
      differences: now ? State.differences(latestForm.current.typed, now) : undefined,
    });
    if (first) requestAnimationFrame(() => focusField(first.path));
  };

  /** After a conflict: shows the file as it is now; the notice shows the owner's texts, those typed meanwhile as well. */
  const reloadFile = () => {
    if (!refusal?.theirs) return;
    const now = parseTexts(refusal.theirs.texts).contents.get(name);
    setRefusal({ ...refusal, differences: State.differences(latestForm.current.typed, now) });
    changeData(refusal.theirs);
    replaceForm(State.createForm(name, refusal.theirs.texts.get(name) ?? ""));
  };
  const restoreDraft = (draft: State.Draft) => {
    setOfferedDraft(undefined);
    replaceForm(State.restoreDraft(form, draft));
  };

  const storeDraft = () => {
    if (offeredDraft) return;
    const unsaved = State.draftOf(latestForm.current);
    // Without IndexedDB there are no drafts.
    (unsaved ? set(draftKey, unsaved) : del(draftKey)).catch(() => {});
  };
  const storeDraftNow = useEffectEvent(storeDraft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored shortly after the last keystroke
  useEffect(() => {
    const timer = setTimeout(storeDraftNow, 50);
    return () => clearTimeout(timer);
  }, [form, offeredDraft]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saveForm();
  });
  useEffect(() => {
    const hasUnsavedChanges = () =>
      latestForm.current.saving !== undefined || State.isUnsaved(latestForm.current);
    const onKey = (event: KeyboardEvent) => saveByKey(event);
    const ask = (event: BeforeUnloadEvent) => {
      storeDraftNow();
      if (hasUnsavedChanges()) event.preventDefault();
    };
    const question = "Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?";
    addEventListener("keydown", onKey);
    addEventListener("beforeunload", ask);
    mayLeave.current = () => !hasUnsavedChanges() || confirm(question);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", ask);
      mayLeave.current = () => true;
      storeDraftNow();
    };
  }, [mayLeave]);

  return {
    form,
    /** Applies a function of form-state.ts to the newest state. */
    update: (next: (form: State.EditorForm) => State.EditorForm) => changeForm(next(latestForm.current)),
    save: saveForm,
    addUpload: (upload: Upload) =>
      changeForm({ ...latestForm.current, uploads: [...latestForm.current.uploads, upload] }),
    refusal,
    closeRefusal: () => setRefusal(undefined),
    reloadFile,
    offeredDraft,
    restoreDraft,
    discardDraft: () => setOfferedDraft(undefined),
    formKey,
  };
}
