import { valueAt } from "../../src/content/walk";
import type { Difference } from "../forms/differences";
import { labelOfPath, wordsAt } from "../forms/form";
import { putCaret } from "./focus";

/** What «Annuler» or «Rétablir» has changed: «Projets, Relevé». */
export function wordsOfStep(name: string, [first]: readonly Difference[]): string {
  if (!first) return "";
  const entry = first.kind === "changed" ? "" : wordsAt(name, first.path, first.mine || first.theirs);
  return [labelOfPath(name, first.path), entry].filter(Boolean).join(", ");
}

/** Gives the focus back to the field with this id; where it is another one now, or gone, to what has changed. */
export function focusStep(id: string, after: unknown, before: unknown, changed: readonly Difference[]): void {
  const field = id.split(".");
  const isStill = document.getElementById(id) && valueAt(after, field) === valueAt(before, field);
  const change = changed.find(({ kind }) => kind === "changed") ?? changed[0];
  const path = isStill ? field : (change?.path ?? []);
  putCaret(path, tailAfterChange(valueAt(after, path), valueAt(before, path)));
}

/** How many characters stand after the place from which a text differs from another. */
function tailAfterChange(value: unknown, other: unknown): number {
  const text = String(value ?? "");
  const otherText = String(other ?? "");
  let place = 0;
  while (place < text.length && text[place] === otherText[place]) place += 1;
  return text.length - place;
}
