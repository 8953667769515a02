import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";

/**
 * What was changed in a form, as changes of the file's own text: a value that has not changed keeps its place, its
 * spelling (`5.0`), its line and the blanks around it. (jsonc-parser's own `modify` reformats the neighbours,
 * and fails where it empties a list.)
 */

/** A value set, added or removed; `at` its path. */
export type Change = {
  at: JSONPath;
  value: unknown;
  kind: "set" | "insert" | "remove";
  /** For a new key: those that stand before it. */
  follows?: readonly string[];
};

/** The file's text with the changes that changesBetween() found from what it holds. */
export function changeText(text: string, changes: readonly Change[]): string {
  return changes.reduce(applyChange, text);
}

/**
 * What to do to `before`, in this order, to make it `after`. The order of keys is left as it is in the file.
 */
export function changesBetween(before: unknown, after: unknown, at: JSONPath = []): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, at);
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key): Change[] => {
      const place = [...at, key];
      if (!Object.hasOwn(after, key)) return [{ at: place, value: undefined, kind: "remove" }];
      if (!Object.hasOwn(before, key)) {
        return [{ at: place, value: after[key], kind: "insert", follows: keysBefore(after, key) }];
      }
      return changesBetween(before[key], after[key], place);
    });
  }
  return [{ at, value: after, kind: "set" }];
}

function keysBefore(value: object, key: string): string[] {
  const keys = Object.keys(value);
  return keys.slice(0, keys.indexOf(key));
}

/** Entries that are the same at the beginning and at the end stay; what is between is changed, removed or added. */
function listChanges(before: readonly unknown[], after: readonly unknown[], at: JSONPath): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) {
    end += 1;
  }
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const changes: Change[] = [];
  for (const [index, entry] of fresh.entries()) {
    if (index < old.length) changes.push(...changesBetween(old[index], entry, [...at, start + index]));
    else changes.push({ at: [...at, start + index], value: entry, kind: "insert" });
  }
  // From the last one backwards, so that the indices of the others stay valid.
  for (let index = old.length - 1; index >= fresh.length; index -= 1) {
    changes.push({ at: [...at, start + index], value: undefined, kind: "remove" });
  }
  return changes;
}

/** Whether two sets of changes touch the same values, so that one would undo the other. */
export function clash(some: readonly Change[], others: readonly Change[]): boolean {
  return some.some((one) =>
    others.some((other) => isWithin(reach(one), reach(other)) || isWithin(reach(other), reach(one))),
  );
}

/** An entry that comes or goes moves those after it: the whole list is touched. */
function reach({ at, kind }: Change): JSONPath {
  return kind !== "set" && typeof at.at(-1) === "number" ? at.slice(0, -1) : at;
}

function isWithin(inner: JSONPath, outer: JSONPath): boolean {
  return outer.every((key, index) => inner[index] === key);
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    );
  }
  return one === other;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function applyChange(text: string, change: Change): string {
  const root = parseTree(text);
  if (!root) throw new Error("The file is not JSON.");
  if (change.kind === "set") {
    const node = found(findNodeAtLocation(root, change.at), change);
    return splice(
      text,
      startOf(node),
      endOf(node),
      written(change.value, text, lineIndent(text, node.offset)),
    );
  }
  const key = change.at.at(-1);
  const container = found(
    change.at.length === 1 ? root : findNodeAtLocation(root, change.at.slice(0, -1)),
    change,
  );
  const entries = container.children ?? [];
  if (change.kind === "remove") {
    const index = typeof key === "number" ? key : entries.findIndex((entry) => nameOf(entry) === key);
    return withoutEntry(text, container, index);
  }
  const index = typeof key === "number" ? key : placeAfter(entries, change.follows ?? []);
  return withEntry(text, container, index, key, change.value);
}

/** The property's name, when the node is a property. */
function nameOf(node: Node): unknown {
  return node.type === "property" ? node.children?.[0]?.value : undefined;
}

function placeAfter(entries: readonly Node[], names: readonly string[]): number {
  return entries.findLastIndex((entry) => names.includes(String(nameOf(entry)))) + 1;
}

function withoutEntry(text: string, container: Node, index: number): string {
  const entries = container.children ?? [];
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) throw new Error(`There is no entry ${index} to remove.`);
  if (before) return splice(text, endOf(before), endOf(entry), "");
  if (after) return splice(text, startOf(entry), startOf(after), "");
  return splice(text, startOf(container) + 1, endOf(container) - 1, "");
}

function withEntry(
  text: string,
  container: Node,
  index: number,
  key: string | number | undefined,
  value: unknown,
): string {
  const entries = container.children ?? [];
  const [before, first] = [entries[index - 1], entries[0]];
  const name = typeof key === "string" ? `${JSON.stringify(key)}: ` : "";
  if (!first) {
    const indent = lineIndent(text, container.offset);
    const inner = indent + unitOf(text);
    const eol = eolOf(text);
    const content = `${eol}${inner}${name}${written(value, text, inner)}${eol}${indent}`;
    return splice(text, startOf(container) + 1, endOf(container) - 1, content);
  }
  const isInLines = text.slice(startOf(container), startOf(first)).includes("\n");
  const entry = isInLines ? written(value, text, lineIndent(text, first.offset)) : writtenInLine(value);
  const separator = isInLines ? eolOf(text) + lineIndent(text, first.offset) : " ";
  if (before) return splice(text, endOf(before), endOf(before), `,${separator}${name}${entry}`);
  return splice(text, startOf(first), startOf(first), `${name}${entry},${separator}`);
}

function written(value: unknown, text: string, indent: string): string {
  return JSON.stringify(value, undefined, unitOf(text)).replaceAll("\n", eolOf(text) + indent);
}

/** A line end within JSON is never part of a text. */
function writtenInLine(value: unknown): string {
  return JSON.stringify(value, undefined, 1).replace(/\n\s*/g, " ");
}

/** The blanks by which the file indents a new level. */
function unitOf(text: string): string {
  return /^([ \t]+)\S/m.exec(text)?.[1] ?? "  ";
}

function eolOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function lineIndent(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

function startOf(node: Node): number {
  return node.offset;
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function found(node: Node | undefined, { at }: Change): Node {
  if (!node) throw new Error(`The file has no value at ${at.join(".")}.`);
  return node;
}
