import { site } from "../tests/support/fixtures";

/** Mocks Gatsby for unit tests; the only static query returns tests/fixture/data/site.json. */

export const graphql = () => "";

export const useStaticQuery = () => ({ site });
