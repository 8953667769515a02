import { isObject } from "../../src/content/walk";
import { entriesOf, isSame, pairsOf } from "./pairs";

/**
 * My content over what somebody else has made of the same file since `base`: what only one of both has changed is as that
 * one wrote it; of what both have changed, mine.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedLists(base, mine, theirs);
  }
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const entries = Object.keys({ ...mine, ...theirs }).map((key) => {
    const of = key === "placeholders" ? mergedMarks : merged;
    return [key, of(base[key], mine[key], theirs[key])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** `place`: in my list; theirs alone has none. */
type Entry = { value: unknown; place?: number };

/** Their list with the entries that I have added, without those that I have taken away, in my order where I have changed it. */
function mergedLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const [inMine, inTheirs] = [pairsOf(base, mine), pairsOf(base, theirs)];
  const [baseOfMine, baseOfTheirs] = [inverse(inMine), inverse(inTheirs)];
  const entries = theirs.flatMap((value, index): Entry[] => {
    const origin = baseOfTheirs.get(index);
    if (origin === undefined) return [{ value }];
    const place = inMine.get(origin);
    return place === undefined ? [] : [{ value: merged(base[origin], mine[place], value), place }];
  });
  for (const [place, value] of mine.entries()) {
    const origin = baseOfMine.get(place);
    const isTheirs = origin === undefined && entries.some((entry) => isSame(entry.value, value));
    const isUnchanged = origin !== undefined && (inTheirs.has(origin) || isSame(value, base[origin]));
    if (isTheirs || isUnchanged) continue;
    const before = entries.findIndex((entry) => entry.place === place - 1);
    entries.splice(place > 0 && before < 0 ? entries.length : before + 1, 0, { value, place });
  }
  return (isReordered(inMine) ? inMyOrder(entries) : entries).map(({ value }) => value);
}

function inverse(pairs: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  return new Map([...pairs].map(([index, place]) => [place, index]));
}

function isReordered(pairs: ReadonlyMap<number, number>): boolean {
  const places = [...pairs].toSorted(([one], [other]) => one - other).map(([, place]) => place);
  return places.some((place, index) => place < (places[index - 1] ?? 0));
}

/** What they have added stays after what it follows. */
function inMyOrder(entries: readonly Entry[]): Entry[] {
  let last = -1;
  return entries
    .map((entry) => {
      last = entry.place ?? last;
      return { ...entry, place: last };
    })
    .toSorted((one, other) => one.place - other.place);
}

/** The examples that neither has replaced, and those that one of both has marked. */
function mergedMarks(...versions: unknown[]): unknown[] {
  const [base = [], mine = [], theirs = []] = versions.map(entriesOf);
  const isLeft = (mark: unknown) => mine.includes(mark) && theirs.includes(mark);
  return [...new Set([...mine, ...theirs])].filter((mark) => isLeft(mark) || !base.includes(mark));
}
