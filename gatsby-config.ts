import type { GatsbyConfig } from "gatsby";
import { jsonTypeName } from "./src/gatsby/graphql-schema";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { name: string } }) => jsonTypeName(node.name) },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["avif", "webp"], placeholder: "none", quality: 70 } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
