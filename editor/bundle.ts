import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { listedPages } from "../src/content/contract";
import type { EditorSetting } from "../src/gatsby/editor-setting";
import { ensureDecapVersions, withoutConfigSchema } from "./decap";

/** The editor's page and its one script: Decap CMS, the contract with its check, and the site's templates. */

const page = path.resolve("editor", "page");
const mocks = path.join(page, "mocks");

export type Assets = Map<string, { type: string; body: string | Uint8Array }>;

/** What the page is told: the repository that it edits, or, for data/ on this machine, where the site follows it. */
export type PageSetting = EditorSetting | { site: string | undefined };

export async function bundleEditor(setting: PageSetting): Promise<Assets> {
  await ensureDecapVersions(page);
  const { outputFiles } = await build({
    entryPoints: { editeur: path.join(page, "main.tsx") },
    bundle: true,
    write: false,
    outdir: page,
    format: "iife",
    target: "es2022",
    platform: "browser",
    mainFields: ["module", "browser", "main"],
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    tsconfigRaw: {},
    minify: true,
    legalComments: "none",
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_OFFLINE": '"false"',
      "process.env": "{}",
      global: "globalThis",
    },
    loader: { ".svg": "dataurl", ".wasm": "empty" },
    plugins: [oneReact, templates, gatsbyMocks, withoutConfigSchema],
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error("esbuild wrote no script.");
  const html = await readFile(path.join(page, "index.html"), "utf8");
  const css = await readFile(path.join(page, "page.css"), "utf8");
  const json = JSON.stringify(setting).replaceAll("<", "\\u003c");
  return new Map([
    ["/", { type: "text/html; charset=utf-8", body: html.replace("{}", () => json) }],
    ["/editeur.js", { type: "text/javascript; charset=utf-8", body: script.contents }],
    ["/editeur.css", { type: "text/css; charset=utf-8", body: css }],
  ]);
}

/** The site's templates and Decap are rendered by one React, and styled by one Emotion. */
const oneReact: Plugin = {
  name: "one React",
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^(?:react|react-dom|@emotion\/react|@emotion\/cache)(?:\/|$)/ },
      ({ path: wanted, kind, pluginData }) => {
        if (pluginData === "here") return undefined;
        return resolve(wanted, { resolveDir: page, kind, pluginData: "here" });
      },
    );
  },
};

/** `site:templates`: the template of each page in the list of pages. */
const templates: Plugin = {
  name: "templates of the pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^site:templates$/ }, () => ({ path: "templates", namespace: "site" }));
    onLoad({ filter: /.*/, namespace: "site" }, () => ({
      contents: `export const templates = {\n${listedPages
        .map(({ name }) => `${JSON.stringify(name)}: require("./${name}").default,`)
        .join("\n")}\n};`,
      resolveDir: path.resolve("src", "templates"),
    }));
  },
};

/** What the templates take from Gatsby's build. */
const gatsbyMocks: Plugin = {
  name: "mocks of Gatsby",
  setup({ onResolve }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(mocks, "gatsby.ts") }));
    onResolve({ filter: /\/map$/ }, ({ importer }) =>
      importer.startsWith(path.resolve("src", "templates"))
        ? { path: path.join(mocks, "map.ts") }
        : undefined,
    );
    onResolve({ filter: /\/page-head$/ }, () => ({
      path: path.resolve("src", "application", "written-head.ts"),
    }));
  },
};
