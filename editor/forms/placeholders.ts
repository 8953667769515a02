import { isPlaceholderAddress } from "../../src/content/check/placeholder-address";
import { placeholderEntries } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";

/** JSON of the values that the content lists as placeholders, and of their parts. */
export function placeholderJsonOf(content: unknown): ReadonlySet<string> {
  return new Set(placeholderEntries(content).flatMap(({ path }) => jsonOfParts(valueAt(content, path))));
}

function jsonOfParts(value: unknown): string[] {
  const parts = isObjectOrArray(value) ? Object.values(value).flatMap(jsonOfParts) : [];
  return [JSON.stringify(value), ...parts];
}

/**
 * Returns the paths that stay listed for a listed value: its own path if the value is unchanged, otherwise the paths of
 * the list entries and addresses in it that are unchanged. `canBePlaceholder` is false for other properties, such as an
 * opening hour's days, because they may equal a placeholder by chance.
 */
function remainingPlaceholderPaths(
  path: ValuePath,
  value: unknown,
  placeholderJson: ReadonlySet<string>,
  canBePlaceholder = true,
): ValuePath[] {
  if (canBePlaceholder && placeholderJson.has(JSON.stringify(value))) return [path];
  if (!isObjectOrArray(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const isSearched = isObjectOrArray(child) || isPlaceholderAddress(String(child));
    const childPath = [...path, isList ? Number(key) : key];
    return isSearched
      ? remainingPlaceholderPaths(childPath, child, placeholderJson, isList || !isObjectOrArray(child))
      : [];
  });
}

function isObjectOrArray(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Removes replaced values from `placeholders`; compares values, because list entries may have moved. */
export function removeReplacedPlaceholders(content: unknown, placeholderJson: ReadonlySet<string>): unknown {
  const oldEntries = placeholderEntries(content);
  const remainingPaths = oldEntries.flatMap(({ path }) =>
    remainingPlaceholderPaths(path, valueAt(content, path), placeholderJson),
  );
  const placeholders = remainingPaths.map(formatPath);
  const isSame = placeholders.join() === oldEntries.map(({ text }) => text).join();
  return isSame ? content : { ...Object(content), placeholders };
}

export function removePlaceholder(content: unknown, path: ValuePath): unknown {
  const oldEntries = placeholderEntries(content).map(({ text }) => text);
  return { ...Object(content), placeholders: oldEntries.filter((entry) => entry !== formatPath(path)) };
}

/** False if the value, or one within it, is the text "à préciser" or an example address. */
export function isConfirmable(value: unknown): boolean {
  if (isObjectOrArray(value)) return Object.values(value).every(isConfirmable);
  return value !== "à préciser" && !isPlaceholderAddress(String(value));
}
