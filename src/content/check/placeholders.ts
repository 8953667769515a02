import { type ValuePath, valueAt } from "../walk";
import { formatPath, parsePath } from "./problem";

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

/** The values that a file marks as examples. */
export function examplePaths(content: unknown): ValuePath[] {
  return markedPaths(content).map(({ path }) => path);
}

/** Whether the path exists, in its one spelling: `founders[0].name`. */
export function leadsSomewhere(content: unknown, text: string, path: ValuePath): boolean {
  return path[0] !== "placeholders" && formatPath(path) === text && valueAt(content, path) !== undefined;
}

/** Whether the value at the path, or one that it is part of, is marked. */
export function isMarked(content: unknown, path: ValuePath): boolean {
  return markedPaths(content).some((mark) => mark.path.every((key, index) => path[index] === key));
}

/** Every path of a file, for suggestions. */
export function pathsOf(content: unknown): string[] {
  return pathsIn(content)
    .filter(([first]) => first !== "placeholders")
    .map(formatPath);
}

/** Paths of all values of a file, the root excepted. */
export function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [childPath, ...pathsIn(child, childPath)];
  });
}

/** `data/site.json:22:18 business.telephone = "+41 00 000 00 00"` */
export function formatPlaceholder({ file, line, column, path, value }: Placeholder): string {
  return `${file}:${line}:${column} ${path} = ${value}`;
}

/** What messages.md shows; the service that it names answers everybody. */
const exampleEndpoint = /\/(?:votre-code|abcdefgh)$/;

const unreachableHosts = [
  // The domains kept for examples (RFC 2606).
  /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/,
  // The visitor's own machine and network (RFC 1918, RFC 4193).
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1?|f[cde].*)\]$/,
];

/** Whether nobody can be reached at an address, of a page or of e-mail. */
export function isExampleAddress(address: string): boolean {
  if (exampleEndpoint.test(address)) return true;
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : address.slice(address.lastIndexOf("@") + 1);
  const name = host.toLowerCase().replace(/\.$/, "");
  return unreachableHosts.some((pattern) => pattern.test(name));
}
