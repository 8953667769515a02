/**
 * The content that the tests of the code run on: frozen, with small pictures, and belonging to no owner. A
 * test holds it to the contract (content-check.test.ts); data/ itself is for the content check.
 */
export const fixtureFolder = "tests/fixture/data";
