/** The types of the GraphQL queries, which a build writes for TypeScript. */
export const queryTypesFile = "src/gatsby-types.d.ts";
