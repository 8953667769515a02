import { besideTheirs, type Changes, differences } from "./differences";
import { createForm, type Draft, type EditorForm, restoreDraft, setContent } from "./form-state";

/** What the owner has changed, against another text of the file. */
export function changesOver(name: string, text: string, draft: Draft): Changes {
  const file = createForm(name, text);
  // The other text may be the owner's own, from a save whose answer was lost.
  const base = createForm(name, text === draft.saving?.text ? text : draft.baseText);
  return besideTheirs(
    differences(restoreDraft(file, draft).typed, file.typed),
    differences(file.typed, base.typed),
  );
}

/** A form that goes on from that text, with what the owner has changed or without. «Annuler» leads to the other. */
export function takeUp(name: string, text: string, draft: Draft, takesMine: boolean): EditorForm {
  const file = createForm(name, text);
  const mine = restoreDraft(file, draft);
  const [before, now] = takesMine ? [file.typed, mine.typed] : [mine.typed, file.typed];
  return setContent({ ...mine, typed: before }, now);
}
