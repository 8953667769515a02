import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { type ValuePath, valueAt } from "../../src/content/walk";
import { entriesOf, keysOf, pairsOf } from "./pairs";
import { summaryOf } from "./summary";

/** A value that the form and the file have both, an entry that only one of them has, or an example confirmed in only one. */
export type Difference = {
  path: ValuePath;
  kind: "changed" | "added" | "removed" | "confirmed" | "marked";
  /** The form's text; an entry is told by its name. */
  mine: string;
  theirs: string;
  /** The whole of one that has been added. */
  entry?: unknown;
};

/** My changes over a text that somebody else has changed as well. */
export type Changes = {
  /** `isOfBoth`: mine takes the place of theirs. */
  mine: (Difference & { isOfBoth: boolean })[];
  elsewhere: ValuePath[];
};

/** What both have changed stands first. */
export function besideTheirs(mine: readonly Difference[], theirs: readonly Difference[]): Changes {
  const [own, other] = [mine, theirs].map((all) => new Set(all.map(({ path }) => formatPath(path))));
  const marked = mine.map((line) => ({ ...line, isOfBoth: other?.has(formatPath(line.path)) === true }));
  return {
    mine: marked.toSorted((one, next) => Number(next.isOfBoth) - Number(one.isOfBoth)),
    elsewhere: theirs.map(({ path }) => path).filter((path) => !own?.has(formatPath(path))),
  };
}

/** A value and where it is: an entry that has moved has another place in the form than in the file. */
type Place = { value: unknown; path: ValuePath };

export function differences(mine: unknown, theirs: unknown): Difference[] {
  const marks = [mine, theirs].map((content) => markedPaths(content).map(({ path }) => formatPath(path)));
  const [isMarked, isMarkedThere] = marks.map(
    (paths) => (path: ValuePath) => paths.includes(formatPath(path)),
  );
  return compare({ value: mine, path: [] }, { value: theirs, path: [] });

  function compare(mine: Place, theirs: Place): Difference[] {
    const { path } = mine;
    if (path[0] === "placeholders") return [];
    const isList = Array.isArray(mine.value) || Array.isArray(theirs.value);
    const keys = [...new Set([...keysOf(mine.value), ...keysOf(theirs.value)])];
    const inner = isList
      ? compareLists(mine, theirs)
      : keys.flatMap((key) => compare(within(mine, key), within(theirs, key)));
    const texts = { path, mine: summaryOf(mine.value), theirs: summaryOf(theirs.value) };
    const isChanged = keys.length === 0 && !isList && texts.mine !== texts.theirs;
    if (isChanged || inner.length > 0) return isChanged ? [{ ...texts, kind: "changed" }] : inner;
    const isMine = isMarked?.(path);
    if (isMine === isMarkedThere?.(theirs.path)) return [];
    return [{ ...texts, kind: isMine ? "marked" : "confirmed" }];
  }

  function compareLists(mine: Place, theirs: Place): Difference[] {
    const { path } = mine;
    const [my, their] = [entriesOf(mine.value), entriesOf(theirs.value)];
    const pairs = pairsOf(my, their);
    const order = [...pairs.keys()].toSorted((one, other) => one - other);
    const fileOrder = order.toSorted((one, other) => Number(pairs.get(one)) - Number(pairs.get(other)));
    const namesOf = (indices: number[]) => indices.map((index) => summaryOf(my[index])).join(", ");
    const names = { path, mine: namesOf(order), theirs: namesOf(fileOrder) };
    const added = my.filter((_, index) => !pairs.has(index));
    const removed = their.filter((_, index) => ![...pairs.values()].includes(index));
    return [
      ...added.map((entry) => ({ path, kind: "added" as const, mine: summaryOf(entry), theirs: "", entry })),
      ...removed.map((entry) => ({ path, kind: "removed" as const, mine: "", theirs: summaryOf(entry) })),
      ...(order.join() === fileOrder.join() ? [] : [{ ...names, kind: "changed" as const }]),
      ...order.flatMap((index) => compare(within(mine, index), within(theirs, Number(pairs.get(index))))),
    ];
  }
}

function within({ value, path }: Place, key: string | number): Place {
  return { value: valueAt(value, [key]), path: [...path, key] };
}
