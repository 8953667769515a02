import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { listedPages } from "../src/content/contract";
import type { EditorSetting } from "../src/gatsby/editor-setting";

/** The editor's page and its one script: the forms, the contract with its check, and the site's templates. */

const pageFolder = path.resolve("editor", "page");
const mocksFolder = path.join(pageFolder, "mocks");

export type Asset = { type: string; body: string | Uint8Array };
export type Assets = ReadonlyMap<string, Asset>;

/** Written into the page: the repository that it edits, or the folder on this machine. */
export type PageSetting = EditorSetting | { folder: string };

export async function bundleEditor(setting: PageSetting): Promise<Assets> {
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
    // The drawings and their styles.
    loader: { ".svg": "text", ".css": "text" },
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_OFFLINE": '"false"' },
    alias: { gatsby: path.join(mocksFolder, "gatsby.ts") },
    plugins: [templates, mocksOf(mocked)],
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error("esbuild wrote no script.");
  const html = await readFile(path.join(pageFolder, "index.html"), "utf8");
  const json = JSON.stringify(setting).replaceAll("<", "\\u003c");
  return new Map([
    ["/", { type: "text/html; charset=utf-8", body: html.replace("{}", () => json) }],
    ["/editeur.js", { type: "text/javascript; charset=utf-8", body: script.contents }],
  ]);
}

/** `site:templates`: the template of each page in the list of pages. */
const templates: Plugin = {
  name: "templates of the pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^site:templates$/ }, () => ({ path: "templates", namespace: "site" }));
    onLoad({ filter: /.*/, namespace: "site" }, () => ({
      contents: listedPages
        .map(({ name }) => `import ${name} from "./${name}";`)
        .concat(`export const templates = { ${listedPages.map(({ name }) => name).join(", ")} };`)
        .join("\n"),
      resolveDir: path.resolve("src", "templates"),
    }));
  },
};

/** The modules that work in Gatsby's build only, or load the map. */
const mocked = ["src/seo/page-head.tsx", "src/components/map.ts"];

/** Puts the file of the same name in mocks/ in place of each of these modules; one that nothing imports is an error. */
export function mocksOf(modules: readonly string[]): Plugin {
  const byPath = new Map(modules.map((file) => [path.resolve(file).replace(/\.tsx?$/, ""), file]));
  const unused = new Set(modules);
  return {
    name: "mocks",
    setup({ onResolve, onEnd }) {
      onResolve({ filter: /^\./ }, ({ path: imported, resolveDir, importer }) => {
        const file = byPath.get(path.resolve(resolveDir, imported));
        if (!file || importer.startsWith(mocksFolder)) return undefined;
        unused.delete(file);
        return { path: path.join(mocksFolder, `${path.parse(file).name}.ts`) };
      });
      onEnd(() => ({
        errors: [...unused].map((file) => ({ text: `Nothing imports ${file}, which has a mock.` })),
      }));
    },
  };
}
