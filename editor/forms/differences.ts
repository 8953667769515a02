import { placeholderEntries } from "../../src/content/check/placeholders";
import { isObject, type ValuePath, valueAt } from "../../src/content/walk";
import { summaryOf } from "./summary";

/** A field whose value in the form (`mine`) differs from the file's; a list of another length or order is one field. */
export type Difference = { path: ValuePath; mine: unknown; theirs: unknown };

export function differences(mine: unknown, theirs: unknown, path: ValuePath = []): Difference[] {
  if (isSameJson(mine, theirs)) return [];
  const keys = keysToCompare(mine, theirs);
  if (!keys) return [{ path, mine, theirs }];
  return keys.flatMap((key) => differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]));
}

/** Compares deeply; JSON is enough, because both values have the contract's key order. */
function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The keys whose values are compared one by one, or undefined to compare the values as a whole. */
function keysToCompare(one: unknown, other: unknown): (string | number)[] | undefined {
  if (isObject(one) && isObject(other)) return Object.keys({ ...other, ...one });
  const isAligned = Array.isArray(one) && Array.isArray(other) && hasSameOrder(one, other);
  return isAligned ? [...one.keys()] : undefined;
}

/** True if the lists have equal length and no entry, recognised by its summary, has moved. */
function hasSameOrder(one: unknown[], other: unknown[]): boolean {
  const otherSummaries = other.map(summaryOf);
  const hasNotMoved = (summary: string, index: number) =>
    otherSummaries[index] === summary || !otherSummaries.includes(summary);
  return one.length === other.length && one.map(summaryOf).every(hasNotMoved);
}

export type Conflict = {
  /** The file (`theirs`) with the owner's changes since `base`, the version that the form loaded. */
  merged: unknown;
  /** Differences between `merged` and the file. */
  changes: Difference[];
};

export function conflictBetween(base: unknown, mine: unknown, theirs: unknown): Conflict {
  const merged = mergeValues(base, mine, theirs);
  return { merged, changes: differences(merged, theirs) };
}

/** Applies the owner's changes to the file; takes the owner's whole list if a version has another length or order. */
function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, base)) return theirs;
  const keys = keysToCompare(mine, base) && keysToCompare(base, theirs) && keysToCompare(mine, theirs);
  if (!keys) return mine;
  const entries = keys.map((key) => {
    if (key === "placeholders") return [key, mergePlaceholders(base, mine, theirs)] as const;
    const [baseValue, myValue, theirValue] = [base, mine, theirs].map((value) => valueAt(value, [key]));
    return [key, mergeValues(baseValue, myValue, theirValue)] as const;
  });
  if (Array.isArray(mine)) return entries.map(([, value]) => value);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The file's placeholder paths without those that the owner has removed, plus those that the owner has added. */
function mergePlaceholders(...versions: [base: unknown, mine: unknown, theirs: unknown]): string[] {
  const [base = [], mine = [], theirs = []] = versions.map((content) =>
    placeholderEntries(content).map(({ text }) => text),
  );
  const keptPaths = theirs.filter((path) => mine.includes(path) || !base.includes(path));
  const addedPaths = mine.filter((path) => !base.includes(path) && !theirs.includes(path));
  return [...keptPaths, ...addedPaths];
}
