import { isPlaceholderAddress } from "../../src/content/check/placeholder-address";
import { placeholderEntries } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** JSON of the values marked as placeholders, and of their parts. */
export function placeholderJsonOf(content: unknown): ReadonlySet<string> {
  return new Set(placeholderEntries(content).flatMap(({ path }) => jsonOfParts(valueAt(content, path))));
}

function jsonOfParts(value: unknown): string[] {
  const parts = isObjectOrArray(value) ? Object.values(value).flatMap(jsonOfParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * Paths to keep marked within a marked value: its own path while it equals a placeholder, otherwise those of its list
 * entries and addresses that do. Other properties, such as an opening hour's days, may equal a placeholder by chance,
 * so `isMarkable` is false for them.
 */
function pathsToKeepMarked(
  path: ValuePath,
  value: unknown,
  placeholderJson: ReadonlySet<string>,
  isMarkable = true,
): ValuePath[] {
  if (isMarkable && placeholderJson.has(JSON.stringify(value))) return [path];
  if (!isObjectOrArray(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const isSearched = isObjectOrArray(child) || isPlaceholderAddress(String(child));
    const childPath = [...path, isList ? Number(key) : key];
    return isSearched
      ? pathsToKeepMarked(childPath, child, placeholderJson, isList || !isObjectOrArray(child))
      : [];
  });
}

function isObjectOrArray(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Removes the marks of replaced placeholders; compares values, because entries may have moved. */
export function unmarkReplaced(content: unknown, placeholderJson: ReadonlySet<string>): unknown {
  const marks = placeholderEntries(content);
  const pathsToKeep = marks.flatMap(({ path }) =>
    pathsToKeepMarked(path, valueAt(content, path), placeholderJson),
  );
  const placeholders = pathsToKeep.map(formatPath);
  const isSame = placeholders.join() === marks.map(({ text }) => text).join();
  return isSame ? content : { ...Object(content), placeholders };
}

export function unmarkPlaceholder(content: unknown, path: ValuePath): unknown {
  const marks = placeholderEntries(content).map(({ text }) => text);
  return { ...Object(content), placeholders: marks.filter((mark) => mark !== formatPath(path)) };
}

/** False for «à préciser» and example addresses, also within a value. */
export function isConfirmable(value: unknown): boolean {
  if (isObjectOrArray(value)) return Object.values(value).every(isConfirmable);
  return value !== "à préciser" && !isPlaceholderAddress(String(value));
}
