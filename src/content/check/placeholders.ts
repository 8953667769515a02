import { valueAt } from "./contract-problems";
import { formatPath, parsePath, quoted, type ValuePath } from "./problem";

/** A value that is still to be replaced before the site goes live. */
export type Placeholder = { file: string; line: number; column: number; path: string; value: string };

/** The paths that a file's `placeholders` lists, as far as they are texts. */
export function markedPaths(content: unknown): { index: number; text: string; path: ValuePath }[] {
  const marks = valueAt(content, ["placeholders"]);
  if (!Array.isArray(marks)) return [];
  return marks.flatMap((text: unknown, index) =>
    typeof text === "string" ? [{ index, text, path: parsePath(text) }] : [],
  );
}

/** Whether a mark leads to a value of the file, written the one way that it is written here. */
export function leadsSomewhere(content: unknown, text: string, path: ValuePath): boolean {
  return path[0] !== "placeholders" && formatPath(path) === text && valueAt(content, path) !== undefined;
}

/** Whether the value at the path, or one that it is part of, is marked. */
export function isMarked(content: unknown, path: ValuePath): boolean {
  return markedPaths(content).some((mark) => mark.path.every((key, index) => path[index] === key));
}

/** Every path of a file that a mark could mean. */
export function* pathsOf(value: unknown, path: ValuePath = []): Generator<string> {
  if (path[0] === "placeholders") return;
  if (path.length > 0) yield formatPath(path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** `data/site.json:22:18 business.telephone = "+41 00 000 00 00"` */
export function formatPlaceholder({ file, line, column, path, value }: Placeholder): string {
  return `${file}:${line}:${column} ${path} = ${value}`;
}

export function placeholderValue(value: unknown): string {
  return quoted(value, 80);
}

/** Domains that the Internet's rules keep for examples (RFC 2606): nothing can be reached there. */
export function isExampleAddress(address: string): boolean {
  const host = address.includes("@") ? address.slice(address.lastIndexOf("@") + 1) : hostOf(address);
  return /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i.test(host);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}
