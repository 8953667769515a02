import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** The values that a content marks as examples, as texts that can be compared. */
export function exampleValues(content: unknown): ReadonlySet<string> {
  return new Set(markedPaths(content).map(({ path }) => JSON.stringify(valueAt(content, path))));
}

/** The content, where only values that are still examples are marked as such; an entry may have moved. */
export function withoutReplaced(content: unknown, examples: ReadonlySet<string>): unknown {
  const marks = markedPaths(content);
  const left = marks.filter(({ path }) => examples.has(JSON.stringify(valueAt(content, path))));
  return left.length === marks.length
    ? content
    : { ...Object(content), placeholders: left.map(({ text }) => text) };
}

/** The marks of a content, with that of the value at the path, or without it. */
export function withMark(content: unknown, path: ValuePath, isMarked: boolean): readonly string[] {
  const text = formatPath(path);
  const others = markedPaths(content).flatMap((mark) => (mark.text === text ? [] : mark.text));
  return isMarked ? [...others, text] : others;
}

export type Example = { path: ValuePath; isKept: boolean };

/** The examples in a content: those that are marked, and those whose mark the owner has taken away since the last save. */
export function examplesIn(content: unknown, saved: unknown, examples: ReadonlySet<string>): Example[] {
  const marked = markedPaths(content).map(({ path }) => path);
  const ids = new Set(marked.map(formatPath));
  const kept = markedPaths(saved)
    .map(({ path }) => path)
    .filter((path) => !ids.has(formatPath(path)) && examples.has(JSON.stringify(valueAt(content, path))));
  return [
    ...marked.map((path) => ({ path, isKept: false })),
    ...kept.map((path) => ({ path, isKept: true })),
  ];
}
