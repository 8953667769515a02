import type { GatsbyNode, PreprocessSourceArgs } from "gatsby";

/** Only the components of pages may export more than a query that Gatsby looks for. */
const pageComponent = /[\\/]src[\\/](?:pages|templates)[\\/]/;

/**
 * Gatsby parses every file of src/ and of its plugins that holds the word «config» or «Head», several times, to find a
 * few queries: a quarter of the time of a build that changes a text. A file without a query is shown to it as empty.
 */
export const preprocessSource: NonNullable<GatsbyNode["preprocessSource"]> = ({
  filename,
  contents,
}: PreprocessSourceArgs) =>
  pageComponent.test(filename) || contents.includes("graphql`") ? undefined : "export {};";
