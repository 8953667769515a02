import { isPlaceholderAddress } from "../../src/content/check/placeholder-address";
import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** JSON of the values marked as placeholders, and of their parts. */
export function placeholderValues(content: unknown): ReadonlySet<string> {
  return new Set(markedPaths(content).flatMap(({ path }) => withParts(valueAt(content, path))));
}

function withParts(value: unknown): string[] {
  const parts = isPart(value) ? Object.values(value).flatMap(withParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * Paths within a marked value that still hold placeholders: the value itself, list entries, and addresses elsewhere.
 * `isWhole` is false for parts of an entry, such as the days of opening hours.
 */
function remainingPaths(
  path: ValuePath,
  value: unknown,
  known: ReadonlySet<string>,
  isWhole = true,
): ValuePath[] {
  if (isWhole && known.has(JSON.stringify(value))) return [path];
  if (!isPart(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const mayRemain = isPart(child) || isPlaceholderAddress(String(child));
    const childPath = [...path, isList ? Number(key) : key];
    return mayRemain ? remainingPaths(childPath, child, known, isList || !isPart(child)) : [];
  });
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Removes the marks of replaced placeholders; entries may have moved. */
export function withoutReplaced(content: unknown, known: ReadonlySet<string>): unknown {
  const marks = markedPaths(content);
  const remaining = marks.flatMap(({ path }) => remainingPaths(path, valueAt(content, path), known));
  const placeholders = remaining.map(formatPath);
  const isSame = placeholders.join() === marks.map(({ text }) => text).join();
  return isSame ? content : { ...Object(content), placeholders };
}

export function withoutPlaceholderMark(content: unknown, path: ValuePath): unknown {
  const marks = markedPaths(content).map(({ text }) => text);
  return { ...Object(content), placeholders: marks.filter((mark) => mark !== formatPath(path)) };
}

/** False for missing values and unreachable addresses. */
export function isConfirmable(value: unknown): boolean {
  if (isPart(value)) return Object.values(value).every(isConfirmable);
  return value !== "à préciser" && !isPlaceholderAddress(String(value));
}
