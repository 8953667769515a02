import { isPlaceholderAddress } from "../../src/content/check/placeholder-address";
import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** The values that a content marks as placeholders, with their parts, as texts that can be compared. */
export function placeholderValues(content: unknown): ReadonlySet<string> {
  return new Set(markedPaths(content).flatMap(({ path }) => withParts(valueAt(content, path))));
}

function withParts(value: unknown): string[] {
  const parts = isPart(value) ? Object.values(value).flatMap(withParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * The parts of a marked value that are still placeholders: itself; or the entries of a list, and the addresses in the
 * others. `isWhole` is false for a part of an entry, such as the days of opening hours.
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

/** The content without the marks of placeholders that have been replaced; an entry may have moved. */
export function withoutReplaced(content: unknown, known: ReadonlySet<string>): unknown {
  const marks = markedPaths(content);
  const remaining = marks.flatMap(({ path }) => remainingPaths(path, valueAt(content, path), known));
  const placeholders = remaining.map(formatPath);
  const isSame = placeholders.join() === marks.map(({ text }) => text).join();
  return isSame ? content : { ...Object(content), placeholders };
}

/** The content without the mark of the value at the path. */
export function withoutPlaceholderMark(content: unknown, path: ValuePath): unknown {
  const marks = markedPaths(content).map(({ text }) => text);
  return { ...Object(content), placeholders: marks.filter((mark) => mark !== formatPath(path)) };
}

/** Whether a placeholder may be right as it is: neither a value still to be given nor an address that nobody can reach. */
export function isConfirmable(value: unknown): boolean {
  if (isPart(value)) return Object.values(value).every(isConfirmable);
  return value !== "à préciser" && !isPlaceholderAddress(String(value));
}
