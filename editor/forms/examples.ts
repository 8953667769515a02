import { examplePaths, isExampleAddress, markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** The values that a content marks as examples, as texts that can be compared. */
export function exampleValues(content: unknown): ReadonlySet<string> {
  return new Set(markedPaths(content).flatMap(({ path }) => withParts(valueAt(content, path))));
}

function withParts(value: unknown): string[] {
  const parts = isPart(value) ? Object.values(value).flatMap(withParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * What of a marked value is still an example: itself; or the entries of a list, and the addresses in the others. `isWhole`: not
 * a part of an entry, as the days of opening hours.
 */
function leftOf(path: ValuePath, value: unknown, examples: ReadonlySet<string>, isWhole = true): ValuePath[] {
  if (isWhole && examples.has(JSON.stringify(value))) return [path];
  if (!isPart(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const isKept = isPart(child) || isExampleAddress(String(child));
    const childPath = [...path, isList ? Number(key) : key];
    return isKept ? leftOf(childPath, child, examples, isList || !isPart(child)) : [];
  });
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The content, where only values that are still examples are marked as such; an entry may have moved. */
export function withoutReplaced(content: unknown, examples: ReadonlySet<string>): unknown {
  const marks = markedPaths(content).map(({ text }) => text);
  const left = markedPaths(content).flatMap(({ path }) => leftOf(path, valueAt(content, path), examples));
  const placeholders = left.map(formatPath);
  return placeholders.join() === marks.join() ? content : { ...Object(content), placeholders };
}

/** The marks of a content, with that of the value at the path, or without it. */
export function withMark(content: unknown, path: ValuePath, isMarked: boolean): readonly string[] {
  const text = formatPath(path);
  const others = markedPaths(content).flatMap((mark) => (mark.text === text ? [] : mark.text));
  return isMarked ? [...others, text] : others;
}

/** Whether an example may be right as it is: not what is still to be said, nor an address that nobody can reach. */
export function mayBeRight(value: unknown): boolean {
  if (isPart(value)) return Object.values(value).every(mayBeRight);
  return value !== "à préciser" && !isExampleAddress(String(value));
}

export type Example = { path: ValuePath; isKept: boolean };

/** The examples in a content: those that are left, and those whose mark the owner has taken away since the last save. */
export function examplesIn(content: unknown, saved: unknown, examples: ReadonlySet<string>): Example[] {
  const marked = examplePaths(content);
  const ids = new Set(marked.map(formatPath));
  const kept = markedPaths(saved)
    .map(({ path }) => path)
    .filter((path) => !ids.has(formatPath(path)) && examples.has(JSON.stringify(valueAt(content, path))));
  return [
    ...marked.map((path) => ({ path, isKept: false })),
    ...kept.map((path) => ({ path, isKept: true })),
  ];
}
