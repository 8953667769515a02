/**
 * The content of the unit tests: frozen, with small pictures, and independent of data/. A test checks it against the
 * contract (content-check.test.ts).
 */
export const fixtureFolder = "tests/fixture/data";
