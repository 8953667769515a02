import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { checkedFolder } from "./src/content/content-folder";
import { jsonTypeName } from "./src/content/graphql-schema";
import { queryTypesFile } from "./src/gatsby/query-types";

type DataFile = { relativeDirectory: string; name: string };

/** `legal/mentions-legales` for data/legal/mentions-legales.json. */
function contentName({ relativeDirectory, name }: DataFile): string {
  return relativeDirectory ? `${relativeDirectory}/${name}` : name;
}

// On two cores Gatsby works with one worker, which it restarts between queries and pages, for four seconds. Counting
// one core, it runs the queries itself, and the worker is there when the pages are: a build after the change of one text
// takes 17 and 20 s instead of 24 and 34.
if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: queryTypesFile, generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: checkedFolder } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: DataFile }) => jsonTypeName(contentName(node)) },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif", "webp"],
          placeholder: "none",
          avifOptions: { quality: 50 },
          webpOptions: { quality: 70 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
