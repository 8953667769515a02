import { site } from "../tests/support/fixtures";

/** Gatsby as unit tests need it: the one static query answers with tests/fixture/data/site.json. */

export const graphql = () => "";

export const useStaticQuery = () => ({ facts: site });
