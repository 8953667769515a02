import { del, get, keys, set } from "idb-keyval";
import { type Draft, joinDrafts } from "../forms/form-state";
import { merged } from "../forms/merge";
import { isSame } from "../forms/pairs";
import { parseContent } from "../forms/save";

/**
 * What this browser keeps of a form: what is typed in it, and beside that what has given way to the published text and waits
 * to be taken up. A tab in which the form is open writes the former at every pause: it must not overwrite the latter.
 */
const waitingAt = (draftKey: string) => `${draftKey}~`;

/** The forms of which this browser keeps something. */
export async function draftsOf(prefix: string): Promise<string[]> {
  const own = (await keys()).map(String).filter((key) => key.startsWith(`${prefix}#`));
  return own.map((key) => key.slice(prefix.length + 1).replace(/~$/, ""));
}

/** Both together. */
export async function readDraft(draftKey: string): Promise<Draft | undefined> {
  const [own, waiting] = await Promise.all([get<Draft>(draftKey), readWaiting(draftKey)]);
  return own ? joinDrafts(own, waiting) : waiting;
}

export function readWaiting(draftKey: string): Promise<Draft | undefined> {
  return get<Draft>(waitingAt(draftKey));
}

/** The form has taken up what waited, or given it up. */
export async function settleWaiting(draftKey: string, draft: Draft): Promise<void> {
  await set(draftKey, draft);
  await del(waitingAt(draftKey));
}

/**
 * Stores what is typed in a tab, or deletes it where that is saved; `last` is what this tab has stored before, once that
 * is written. What another tab has left there waits beside it.
 */
export async function storeDraft(
  draftKey: string,
  draft: Draft | undefined,
  last: Draft | undefined,
): Promise<void> {
  const there = await get<Draft>(draftKey);
  if (draft) {
    if (there && !isSame(there, last))
      await set(waitingAt(draftKey), joinDrafts(there, await readWaiting(draftKey)));
    await set(draftKey, draft);
  } else if (last && isSame(there, last)) await del(draftKey);
}

/** Of a form that has nothing to take up in them. */
export async function dropDraft(draftKey: string): Promise<void> {
  await del(draftKey);
  await del(waitingAt(draftKey));
}

/**
 * The owner's text of a form waits in it, over the text that takes its place; of one that is malformed, what can be read.
 * Resolves with what takes that back.
 */
export async function keepAsDraft(
  prefix: string,
  name: string,
  text: string,
  baseText: string,
): Promise<() => Promise<void>> {
  const key = waitingAt(`${prefix}#${name}`);
  const content = parseContent(text);
  const earlier = await get<Draft>(key);
  const typed = earlier ? merged(parseContent(earlier.baseText), earlier.typed, content) : content;
  await set(key, { typed, baseText, uploads: [] });
  return () => (earlier ? set(key, earlier) : del(key));
}
