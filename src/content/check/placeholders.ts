import { type ValuePath, valueAt } from "../walk";
import { formatPath, parsePath } from "./problem";

export type Placeholder = { file: string; line: number; column: number; path: string; value: string };

/** The paths in a file's `placeholders`, as text and parsed; entries that are not strings are skipped. */
export function placeholderEntries(content: unknown): { index: number; text: string; path: ValuePath }[] {
  const entries = valueAt(content, ["placeholders"]);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((text: unknown, index) =>
    typeof text === "string" ? [{ index, text, path: parsePath(text) }] : [],
  );
}

export function placeholderPaths(content: unknown): ValuePath[] {
  return placeholderEntries(content).map(({ path }) => path);
}

/** True if the path leads to a value and is written like `founders[0].name`. */
export function isValidPlaceholderPath(content: unknown, text: string, path: ValuePath): boolean {
  return path[0] !== "placeholders" && formatPath(path) === text && valueAt(content, path) !== undefined;
}

/** True if the value at the path, or an object or list around it, is listed in `placeholders`. */
export function isPlaceholder(content: unknown, path: ValuePath): boolean {
  return placeholderPaths(content).some((prefix) => prefix.every((key, index) => path[index] === key));
}

/** `data/site.json:22:18 business.telephone = "+41 00 000 00 00"` */
export function formatPlaceholder({ file, line, column, path, value }: Placeholder): string {
  return `${file}:${line}:${column} ${path} = ${value}`;
}
