import type { GatsbyConfig } from "gatsby";
import { checkedFolder } from "./src/content/content-folder";
import { jsonTypeName } from "./src/content/graphql-schema";

type DataFile = { relativeDirectory: string; name: string };

/** `legal/mentions-legales` for data/legal/mentions-legales.json. */
function contentName({ relativeDirectory, name }: DataFile): string {
  return relativeDirectory ? `${relativeDirectory}/${name}` : name;
}

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  // Does nothing, in place of the adapter that Gatsby installs by itself where it recognises a host by its variables. That
  // one would run after our build and change its headers.
  adapter: { name: "none", adapt: () => {} },
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
          // As the editor's preview and share cards do it, and not where sharp finds most to look at: a portrait lost its head.
          transformOptions: { cropFocus: "center" },
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
