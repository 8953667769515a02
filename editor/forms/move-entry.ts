import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { hasKey, type ValuePath, valueAt } from "../../src/content/walk";

/** An entry of a list that goes to another place of it or, without one, is removed. */
export type Move = { list: ValuePath; from: number; to?: number };

/** The list with its entry moved, and the marks of examples with the entries that they mean. */
export function moveEntry(content: unknown, move: Move): unknown {
  const { list, from, to } = move;
  const entries = valueAt(content, list);
  if (!Array.isArray(entries)) return content;
  const others = entries.toSpliced(from, 1);
  const moved = withValue(content, list, to === undefined ? others : others.toSpliced(to, 0, entries[from]));
  if (!hasKey(content, "placeholders")) return moved;
  const marks = markedPaths(content).map(({ path }) => movedPath(path, move));
  return withValue(moved, ["placeholders"], marks.filter((path) => path !== undefined).map(formatPath));
}

/** Where a value of the form is after the move; nowhere, when it was in an entry that is removed. */
export function movedPath(path: ValuePath, { list, from, to }: Move): ValuePath | undefined {
  const index = path[list.length];
  if (typeof index !== "number" || !list.every((key, place) => key === path[place])) return path;
  if (index === from && to === undefined) return undefined;
  const among = index > from ? index - 1 : index;
  const place = index === from ? to : among + (to !== undefined && among >= to ? 1 : 0);
  return path.map((key, depth) => (depth === list.length ? (place ?? key) : key));
}

/** The content with another value at the path. */
function withValue(content: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value;
  const child = withValue(valueAt(content, [key]), rest, value);
  if (Array.isArray(content)) return content.with(Number(key), child);
  return { ...(content as object), [key]: child }; // a path leads through objects and lists
}
