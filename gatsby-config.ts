import type { GatsbyConfig } from "gatsby";
import { checkedContentFolder } from "./src/content/content-folder";
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
  // A no-op adapter; otherwise, Gatsby would install one for the host it detects, which would change our headers.
  adapter: { name: "none", adapt: () => {} },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: checkedContentFolder } },
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
          // Crop like the editor's preview and share cards; sharp's "attention" crop cut the head off a portrait.
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
