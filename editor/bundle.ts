import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { mainPages } from "../src/content/contract";

const pageFolder = path.resolve("editor", "page");
const stubsFolder = path.join(pageFolder, "stubs");

export type Asset = { type: string; body: string | Uint8Array };
export type Assets = ReadonlyMap<string, Asset>;

/** Bundles the editor's page and script, which contains the content check and the site's templates. */
export async function bundleEditor(): Promise<Assets> {
  const { outputFiles } = await build({
    entryPoints: { editeur: path.join(pageFolder, "main.tsx") },
    bundle: true,
    write: false,
    outdir: pageFolder,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    tsconfigRaw: {},
    loader: { ".svg": "text", ".css": "text" },
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_OFFLINE": '"false"' },
    alias: { gatsby: path.join(stubsFolder, "gatsby.ts") },
    plugins: [templatesPlugin, stubPlugin(stubbedModules)],
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error("esbuild wrote no script.");
  const html = await readFile(path.join(pageFolder, "index.html"), "utf8");
  return new Map([
    ["/", { type: "text/html; charset=utf-8", body: html }],
    ["/editeur.js", { type: "text/javascript; charset=utf-8", body: script.contents }],
  ]);
}

/** The virtual module `site:templates` exports the template of each main page. */
const templatesPlugin: Plugin = {
  name: "templates of the pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^site:templates$/ }, () => ({ path: "templates", namespace: "site" }));
    onLoad({ filter: /.*/, namespace: "site" }, () => ({
      contents: mainPages
        .map(({ name }) => `import ${name} from "./${name}";`)
        .concat(`export const templates = { ${mainPages.map(({ name }) => name).join(", ")} };`)
        .join("\n"),
      resolveDir: path.resolve("src", "templates"),
    }));
  },
};

/** Modules that need Gatsby's build, load OpenStreetMap, or are large and show nothing in the preview. */
const stubbedModules = [
  "src/seo/page-head.tsx",
  "src/components/map.ts",
  "src/islands/contact-form/notices.tsx",
];

/** Resolves imports of the modules to the files of the same name in stubs/, except for imports by these stubs. */
export function stubPlugin(modules: readonly string[]): Plugin {
  const replacedPaths = modules.map((file) => path.resolve(file).replace(/\.tsx?$/, ""));
  return {
    name: "stubs",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path: importPath, resolveDir, importer }) => {
        const isReplaced = replacedPaths.includes(path.resolve(resolveDir, importPath));
        if (!isReplaced || importer.startsWith(stubsFolder)) return undefined;
        return { path: path.join(stubsFolder, `${path.basename(importPath)}.ts`) };
      });
    },
  };
}
