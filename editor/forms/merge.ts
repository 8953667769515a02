/**
 * My content over what somebody else has made of the same file since `base`: what only one of both has changed is as that
 * one wrote it; of what both have changed, mine. A list in which entries came or went is one value.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length !== mine.length || base.length !== theirs.length) return mine;
    return mine.map((entry, index) => merged(base[index], entry, theirs[index]));
  }
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const entries = Object.keys({ ...mine, ...theirs }).map((key) => {
    const of = key === "placeholders" ? mergedMarks : merged;
    return [key, of(base[key], mine[key], theirs[key])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The examples that neither has replaced, and those that one of both has marked. */
function mergedMarks(...versions: unknown[]): unknown[] {
  const [base = [], mine = [], theirs = []] = versions.map((marks) => (Array.isArray(marks) ? marks : []));
  const isLeft = (mark: unknown) => mine.includes(mark) && theirs.includes(mark);
  return [...new Set([...mine, ...theirs])].filter((mark) => isLeft(mark) || !base.includes(mark));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
