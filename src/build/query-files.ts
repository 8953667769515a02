import type { GatsbyNode, PreprocessSourceArgs } from "gatsby";

/** Only the components of pages may export more than a query that Gatsby looks for. */
const pageComponent = /[\\/]src[\\/](?:pages|templates)[\\/]/;

/**
 * Gatsby parses every file of src/ and of its plugins that holds the word «config» or «Head», several times, to find a
 * few queries: FIGURE. A file in which the word «graphql» is not
 * can hold none, as the tag of a query is always named so; it is shown to Gatsby as empty.
 */
export const preprocessSource: NonNullable<GatsbyNode["preprocessSource"]> = ({
  filename,
  contents,
}: PreprocessSourceArgs) =>
  pageComponent.test(filename) || contents.includes("graphql") ? undefined : "export {};";
