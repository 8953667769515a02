/** Several measurements of one thing: the middle one, and how far they lie apart. */
export type Spread = { median: number; low: number; high: number; runs: number };

/** `low` and `high` are the quartiles: half of the measurements lie between them. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    runs: sorted.length,
  };
}

function quantile(sorted: readonly number[], part: number): number {
  const position = (sorted.length - 1) * part;
  const before = sorted[Math.floor(position)] ?? Number.NaN;
  const after = sorted[Math.ceil(position)] ?? Number.NaN;
  return before + (after - before) * (position % 1);
}

/** `412 (398–430)`: median and quartiles. */
export function written({ median, low, high }: Spread, digits = 0): string {
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

export function ratio(ours: Spread, limit: Spread): number {
  return Number((ours.median / limit.median).toFixed(3));
}
