/**
 * The content that the tests of the code run on: frozen, with small pictures, and no owner's. A test holds it to the
 * contract (content-check.test.ts); what is said of data/ itself is the content check's business.
 */
export const fixtureFolder = "tests/fixture/data";
