import { markedPaths } from "../../src/content/check/placeholders";
import { isObject, type ValuePath, valueAt } from "../../src/content/walk";
import { summaryOf } from "./summary";

/** A field whose values differ. A list whose length or order differs is one field. */
export type Difference = { path: ValuePath; mine: unknown; theirs: unknown };

export function differences(mine: unknown, theirs: unknown, path: ValuePath = []): Difference[] {
  if (isSame(mine, theirs)) return [];
  const keys = sharedKeys(mine, theirs);
  if (!keys) return [{ path, mine, theirs }];
  return keys.flatMap((key) => differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]));
}

/** Both are JSON, with their keys in the contract's order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The keys by which two values can be compared part by part; undefined if they are compared as a whole. */
function sharedKeys(one: unknown, other: unknown): (string | number)[] | undefined {
  if (isObject(one) && isObject(other)) return Object.keys({ ...other, ...one });
  const isAligned = Array.isArray(one) && Array.isArray(other) && hasSameOrder(one, other);
  return isAligned ? [...one.keys()] : undefined;
}

/** Whether the lists have the same length, and no entry of one bears the name of another place in the other. */
function hasSameOrder(one: unknown[], other: unknown[]): boolean {
  const names = other.map(summaryOf);
  const isInPlace = (name: string, index: number) => names[index] === name || !names.includes(name);
  return one.length === other.length && one.map(summaryOf).every(isInPlace);
}

export type Conflict = {
  /** The file with the fields that the owner has changed since `base`. */
  merged: unknown;
  /** What writing that would change in the file. */
  changes: Difference[];
};

export function conflictBetween(base: unknown, mine: unknown, file: unknown): Conflict {
  const merged = putOwnChanges(base, mine, file);
  return { merged, changes: differences(merged, file) };
}

/** A list is never merged by index if its length or order differs in one of the three. */
function putOwnChanges(base: unknown, mine: unknown, file: unknown): unknown {
  if (isSame(mine, base)) return file;
  const keys = sharedKeys(mine, base) && sharedKeys(base, file) && sharedKeys(mine, file);
  if (!keys) return mine;
  const entries = keys.map((key) => {
    const [before, own, now] = [base, mine, file].map((value) => valueAt(value, [key]));
    return [
      key,
      key === "placeholders" ? ownMarks(base, mine, file) : putOwnChanges(before, own, now),
    ] as const;
  });
  if (Array.isArray(mine)) return entries.map(([, value]) => value);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The file's placeholders without those that the owner has replaced, and with those marked again. */
function ownMarks(...contents: unknown[]): string[] {
  const [base = [], mine = [], file = []] = contents.map((content) =>
    markedPaths(content).map(({ text }) => text),
  );
  const kept = file.filter((mark) => mine.includes(mark) || !base.includes(mark));
  const added = mine.filter((mark) => !base.includes(mark) && !file.includes(mark));
  return [...kept, ...added];
}
