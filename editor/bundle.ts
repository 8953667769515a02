import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

/** The editor's page and its one script: Decap CMS, the contract with its check, and the site's templates. */

const page = path.resolve("editor", "page");
const standIns = path.join(page, "stand-ins");

export type Assets = Map<string, { type: string; body: string | Uint8Array }>;

export async function bundleEditor(): Promise<Assets> {
  const { outputFiles, errors } = await build({
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
    plugins: [oneReact, standInsForGatsby, withoutConfigSchema],
    logLevel: "silent",
    metafile: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ text }) => text).join("\n"));
  const script = outputFiles.find(({ path: file }) => file.endsWith(".js"));
  if (!script) throw new Error("esbuild wrote no script.");
  return new Map([
    ["/", { type: "text/html; charset=utf-8", body: await readFile(path.join(page, "index.html"), "utf8") }],
    ["/editeur.js", { type: "text/javascript; charset=utf-8", body: script.contents }],
    [
      "/editeur.css",
      { type: "text/css; charset=utf-8", body: await readFile(path.join(page, "page.css"), "utf8") },
    ],
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

/** Stands in for what the templates take from Gatsby's build. */
const standInsForGatsby: Plugin = {
  name: "stand-ins for Gatsby",
  setup({ onResolve }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(standIns, "gatsby.ts") }));
    onResolve({ filter: /\/map$/ }, ({ importer }) =>
      importer.startsWith(path.resolve("src", "templates"))
        ? { path: path.join(standIns, "map.ts") }
        : undefined,
    );
    onResolve({ filter: /\/page-head$/ }, () => ({
      path: path.resolve("src", "application", "written-head.ts"),
    }));
  },
};

/**
 * Decap checks its configuration against a schema that it compiles into JavaScript: the page's policy would
 * have to allow `eval`. The configuration is made from the contract, and form.test.ts checks it.
 */
const withoutConfigSchema: Plugin = {
  name: "without the configuration's schema",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]decap-cms-core[\\/]dist[\\/]esm[\\/]constants[\\/]configSchema\.js$/ }, () => ({
      contents: "export function validateConfig() {} export function getConfigSchema() {}",
    }));
  },
};
