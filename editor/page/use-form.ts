import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { picturesIn } from "../../src/content/contract";
import { valueAt } from "../../src/content/walk";
import { type Changes, differences } from "../forms/differences";
import { ConflictError, ContentError } from "../forms/errors";
import { wordsAt } from "../forms/form";
import * as State from "../forms/form-state";
import { checkSave, parseContent, parseTexts, type Snapshot, type Upload } from "../forms/save";
import { summaryOf } from "../forms/summary";
import { changesOver, takeUp } from "../forms/take-up";
import { type Backend, save } from "./backend";
import { readWaiting } from "./drafts";
import { focusField } from "./focus";
import type { PictureCache } from "./picture-cache";
import { focusStep, wordsOfStep } from "./step";
import { useKeptDraft } from "./use-kept-draft";
import { useKeys } from "./use-keys";

export type FormPageProps = {
  name: string;
  /** data/ as it was read when the form was opened. */
  data: Snapshot;
  draft: State.Draft | undefined;
  draftKey: string;
  backend: Backend;
  pictures: PictureCache;
};

/** Why a save was refused; after a conflict, with data/ as it is now. */
type Refusal = {
  message: string;
  isOfFields: boolean;
  theirs: Snapshot | undefined;
  /** What else waits for this form (drafts.ts): another tab may have gone back to the published text. */
  waiting: State.Draft | undefined;
};

/** The state of an open form, its saves and its draft. */
export function useForm(props: FormPageProps) {
  const { name, draft, draftKey, backend, pictures } = props;
  const [data, latestData, changeData] = useLatest(() => props.data);
  const [form, latestForm, changeForm] = useLatest(() => State.createForm(name, data.texts.get(name) ?? ""));
  const [offeredDraft, setOfferedDraft] = useState(() =>
    draft && State.isUnsaved(State.restoreDraft(form, draft)) ? draft : undefined,
  );
  const [refusal, setRefusal] = useState<Refusal>();
  /** The React key of the fields: another one mounts them anew. */
  const [formKey, setFormKey] = useState(0);
  /** Said once, beside the state of the save: what was undone, or what becomes of a commit. */
  const [said, say] = useState<ReactNode>("");
  const drafts = useKeptDraft({ draftKey, draft, offeredDraft, form, latestForm });

  /** Mounts the fields anew; what is unfolded and in view stays so. */
  const replaceForm = (next: State.EditorForm, also = () => {}) => {
    const unfolded = [...document.querySelectorAll("main details[open]")].map(({ id }) => id);
    const top = scrollY;
    flushSync(() => {
      changeForm(next);
      setFormKey((key) => key + 1);
      also();
    });
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
    scrollTo(0, top);
  };

  const saveForm = async (): Promise<void> => {
    const isSaving = latestForm.current.saving !== undefined;
    say("");
    const isToBeSaved = State.isUnsaved(latestForm.current) || State.isToBeMended(latestForm.current);
    if (!isSaving && !isToBeSaved) return;
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
      drafts.keep();
      if (isRequestedAgain) return await saveForm();
      void backend.follow?.(after, say);
    } catch (error) {
      await showRefusal(error as Error); // nothing else is thrown
    }
  };

  const showRefusal = async (error: Error) => {
    const [first] = error instanceof ContentError ? error.problems : [];
    const after = error instanceof ConflictError ? error.data : undefined;
    const broken = after && parseTexts(after.texts).broken.get(name);
    // With what cannot be read, nothing can be compared.
    const theirs = broken ? undefined : after;
    changeForm(State.failSave(latestForm.current));
    // Without IndexedDB there is none.
    const waiting = theirs && (await readWaiting(draftKey).catch(() => undefined));
    setRefusal({
      message: broken ? `Rien n’est enregistré. ${broken}` : error.message,
      isOfFields: first !== undefined,
      theirs,
      waiting,
    });
    if (first) requestAnimationFrame(() => focusField(first.path));
  };

  const allTyped = (waiting: State.Draft | undefined) =>
    State.joinDrafts(State.draftOf(latestForm.current), waiting);
  /** Also of what is typed while the notice stands. */
  const changesOf = ({ theirs, waiting }: Refusal): Changes | undefined =>
    theirs && changesOver(name, theirs.texts.get(name) ?? "", allTyped(waiting));
  const goOn = (text: string, draft: State.Draft, takesMine: boolean, words: string) => {
    const next = takeUp(name, text, draft, takesMine);
    const [first] = differences(next.typed, next.past.at(-1)?.typed);
    replaceForm(next, () => {
      setOfferedDraft(undefined);
      setRefusal(undefined);
      say(words);
    });
    drafts.settle();
    // Most fields are folded away.
    if (first) focusField(first.path);
  };
  const goOnFromFile = (takesMine: boolean) => {
    if (!refusal?.theirs) return;
    changeData(refusal.theirs);
    const words = takesMine
      ? "Vos textes sont remis : enregistrez"
      : "Repris du fichier : «Annuler» remet vos textes";
    goOn(refusal.theirs.texts.get(name) ?? "", allTyped(refusal.waiting), takesMine, words);
  };
  const decideOnDraft = (takesMine: boolean) => {
    if (!offeredDraft) return;
    const words = takesMine
      ? "Brouillon repris : enregistrez"
      : "Brouillon abandonné : «Annuler» le rétablit";
    goOn(form.baseText, offeredDraft, takesMine, words);
  };

  /** Undoes a step, or redoes one. */
  const takeStep = (take: typeof State.undo, word: string) => {
    const before = latestForm.current;
    const after = take(before);
    if (after === before || offeredDraft) return;
    const changed = differences(after.typed, before.typed);
    const { id = "" } = document.activeElement ?? {};
    replaceForm(after, () => {
      if (!State.isUnsaved(after)) setRefusal(undefined);
      say(`${word} : ${wordsOfStep(name, changed)}`);
    });
    if (document.activeElement === document.body) focusStep(id, after.typed, before.typed, changed);
  };
  const undo = () => takeStep(State.undo, "Annulé");
  const redo = () => takeStep(State.redo, "Rétabli");

  useKeys(latestForm, { save: saveForm, undo, redo });

  return {
    data,
    form,
    /** Applies a function of form-state.ts to the newest state. */
    update: (next: (form: State.EditorForm) => State.EditorForm) => {
      say("");
      changeForm(next(latestForm.current));
    },
    /** Moves or removes an entry, and says so. */
    move: (move: State.Move) => {
      const entries = valueAt(latestForm.current.typed, move.list);
      const words = wordsAt(name, move.list, summaryOf(valueAt(entries, [move.from])));
      const [entry, place] = [words || "(vide)", Number(move.to) + 1];
      changeForm(State.moveEntry(latestForm.current, move));
      say(move.to === undefined ? `Retiré : ${entry}` : `${entry} : ${place} sur ${Object(entries).length}`);
    },
    save: saveForm,
    addUpload: (upload: Upload) =>
      changeForm({ ...latestForm.current, uploads: [...latestForm.current.uploads, upload] }),
    undo,
    redo,
    said,
    say,
    refusal: refusal && { ...refusal, changes: changesOf(refusal) },
    closeRefusal: () => setRefusal(undefined),
    goOnFromFile,
    offeredDraft,
    offeredChanges: offeredDraft && changesOver(name, form.baseText, offeredDraft),
    decideOnDraft,
    formKey,
  };
}

/** State whose newest value is at hand before it is rendered: a save takes seconds, and then goes on with that. */
function useLatest<Value>(initial: () => Value) {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const change = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  return [value, latest, change] as const;
}
