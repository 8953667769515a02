import { isPlaceholderAddress } from "../../src/content/check/placeholder-address";
import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** JSON of the values marked as placeholders, and of their parts. */
export function placeholderValues(content: unknown): ReadonlySet<string> {
  return new Set(markedPaths(content).flatMap(({ path }) => jsonOfParts(valueAt(content, path))));
}

function jsonOfParts(value: unknown): string[] {
  const parts = isObject(value) ? Object.values(value).flatMap(jsonOfParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * Paths within a marked value to keep marked: the value itself, list entries and addresses, each if unchanged.
 * `canBeMarked` is false for other parts, such as the days of opening hours.
 */
function remainingPaths(
  path: ValuePath,
  value: unknown,
  knownValues: ReadonlySet<string>,
  canBeMarked = true,
): ValuePath[] {
  if (canBeMarked && knownValues.has(JSON.stringify(value))) return [path];
  if (!isObject(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const mayRemain = isObject(child) || isPlaceholderAddress(String(child));
    const childPath = [...path, isList ? Number(key) : key];
    return mayRemain ? remainingPaths(childPath, child, knownValues, isList || !isObject(child)) : [];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Removes the marks of replaced placeholders; compares values, because entries may have moved. */
export function unmarkReplaced(content: unknown, knownValues: ReadonlySet<string>): unknown {
  const marks = markedPaths(content);
  const remaining = marks.flatMap(({ path }) => remainingPaths(path, valueAt(content, path), knownValues));
  const placeholders = remaining.map(formatPath);
  const isSame = placeholders.join() === marks.map(({ text }) => text).join();
  return isSame ? content : { ...Object(content), placeholders };
}

export function unmarkPlaceholder(content: unknown, path: ValuePath): unknown {
  const marks = markedPaths(content).map(({ text }) => text);
  return { ...Object(content), placeholders: marks.filter((mark) => mark !== formatPath(path)) };
}

/** False for missing values and unreachable addresses. */
export function isConfirmable(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isConfirmable);
  return value !== "à préciser" && !isPlaceholderAddress(String(value));
}
