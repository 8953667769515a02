/** Set by `npm run test:long`: what is random, or tries every case there is, runs in full. */
const isLong = process.env.LONG_TESTS === "true";

/** How often to try: the first number in `npm test`, the second in `npm run test:long`. */
export const runs = (short: number, long: number): number => (isLong ? long : short);
