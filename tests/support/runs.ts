/** Set by `npm run test:long`, in which random and exhaustive tests run in full. */
const isLong = process.env.LONG_TESTS === "true";

/** The number of runs: the first in `npm test`, the second in `npm run test:long`. */
export const runs = (short: number, long: number): number => (isLong ? long : short);
