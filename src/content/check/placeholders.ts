import { type ValuePath, valueAt } from "../walk";
import { formatPath, parsePath } from "./problem";

export type Placeholder = { file: string; line: number; column: number; path: string; value: string };

/** Parses the paths in a file's `placeholders`; entries that are not strings are skipped. */
export function markedPaths(content: unknown): { index: number; text: string; path: ValuePath }[] {
  const marked = valueAt(content, ["placeholders"]);
  if (!Array.isArray(marked)) return [];
  return marked.flatMap((text: unknown, index) =>
    typeof text === "string" ? [{ index, text, path: parsePath(text) }] : [],
  );
}

export function examplePaths(content: unknown): ValuePath[] {
  return markedPaths(content).map(({ path }) => path);
}

/** Checks that the path exists and is written canonically: `founders[0].name`. */
export function pathExists(content: unknown, text: string, path: ValuePath): boolean {
  return path[0] !== "placeholders" && formatPath(path) === text && valueAt(content, path) !== undefined;
}

/** Whether the value at the path, or an object or list around it, is marked as a placeholder. */
export function isMarked(content: unknown, path: ValuePath): boolean {
  return markedPaths(content).some((mark) => mark.path.every((key, index) => path[index] === key));
}

export function pathsOf(content: unknown): string[] {
  return pathsIn(content)
    .filter(([first]) => first !== "placeholders")
    .map(formatPath);
}

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

/** The endpoints of docs/messages.md; their host exists, so it cannot tell. */
const exampleEndpoint = /\/(?:votre-code|abcdefgh)$/;

const unreachableHosts = [
  // Domains reserved for examples (RFC 2606).
  /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/,
  // The visitor's own machine and private networks (RFC 1918, RFC 4193).
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1?|f[cde].*)\]$/,
];

/** Whether a URL or e-mail address is an example or leads to the visitor's own machine or network. */
export function isExampleAddress(address: string): boolean {
  if (exampleEndpoint.test(address)) return true;
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : address.slice(address.lastIndexOf("@") + 1);
  const name = host.toLowerCase().replace(/\.$/, "");
  return unreachableHosts.some((pattern) => pattern.test(name));
}
