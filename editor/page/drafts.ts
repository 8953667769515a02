import { del, get, set } from "idb-keyval";
import type { Draft } from "../forms/form-state";
import type { Upload } from "./place";

/** What is typed and not saved, kept in this browser. Where it keeps nothing, there are no drafts. */
export type KeptDraft = Draft & { uploads: readonly Upload[] };

export function readDraft(key: string): Promise<KeptDraft | undefined> {
  return get<KeptDraft>(key).catch(() => undefined);
}

export function keepDraft(key: string, draft: KeptDraft | undefined): void {
  (draft ? set(key, draft) : del(key)).catch(() => {});
}
