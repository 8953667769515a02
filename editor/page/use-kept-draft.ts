import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type Draft, draftOf, type EditorForm, isUnsaved } from "../forms/form-state";
import { dropDraft, settleWaiting, storeDraft } from "./drafts";

type Props = {
  draftKey: string;
  /** What was kept when the form was opened, and that as long as the owner has not decided on it. */
  draft: Draft | undefined;
  offeredDraft: Draft | undefined;
  form: EditorForm;
  latestForm: RefObject<EditorForm>;
};

/** Keeps in this browser what is typed and not saved, and has the browser ask before that is left. */
export function useKeptDraft({ draftKey, draft, offeredDraft, form, latestForm }: Props) {
  const stored = useRef<Draft>(undefined);
  const writing = useRef(Promise.resolve());

  // One after the other. Without IndexedDB there are no drafts: that is no failure here.
  const inTurn = (write: () => Promise<void>) => {
    writing.current = writing.current.then(write).catch(() => {});
  };
  const keep = () => {
    if (offeredDraft) return;
    const { current } = latestForm;
    const own = isUnsaved(current) ? draftOf(current) : undefined;
    const last = stored.current;
    inTurn(() => storeDraft(draftKey, own, last));
    stored.current = own;
  };
  /** The form has taken up what was kept, or given it up. */
  const settle = () => {
    const own = draftOf(latestForm.current);
    inTurn(() => settleWaiting(draftKey, own));
    stored.current = own;
  };

  const keepNow = useEffectEvent(keep);
  const dropIfUseless = useEffectEvent(() => {
    if (draft && !offeredDraft) inTurn(() => dropDraft(draftKey));
  });
  // As it was opened: once decided on, a draft is the form's own.
  useEffect(() => dropIfUseless(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored shortly after the last keystroke
  useEffect(() => {
    const timer = setTimeout(keepNow, 50);
    return () => clearTimeout(timer);
  }, [form, offeredDraft]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      keepNow();
      const { saving } = latestForm.current;
      if (saving !== undefined || isUnsaved(latestForm.current)) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [latestForm]);

  return { keep, settle };
}
