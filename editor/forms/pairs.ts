import { valueAt } from "../../src/content/walk";

/** Which of their entries is which of mine: those that are the same, then those that are most alike, then the rest in order. */
export function pairsOf(mine: unknown[], theirs: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(theirs.keys());
  for (const least of [Number.POSITIVE_INFINITY, 1, 0]) {
    for (const [index, entry] of mine.entries()) {
      if (pairs.has(index)) continue;
      const likenesses = [...free].map((other) => likeness(entry, theirs[other]));
      const most = Math.max(...likenesses);
      const other = most >= least ? [...free][likenesses.indexOf(most)] : undefined;
      if (other === undefined) continue;
      pairs.set(index, other);
      free.delete(other);
    }
  }
  return pairs;
}

/** How many of their values are the same; infinite when all are. */
function likeness(mine: unknown, theirs: unknown): number {
  if (isSame(mine, theirs)) return Number.POSITIVE_INFINITY;
  return keysOf(mine).filter((key) => isSame(valueAt(mine, [key]), valueAt(theirs, [key]))).length;
}

/** Both are JSON, with their keys in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function keysOf(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
