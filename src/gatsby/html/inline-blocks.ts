import { buildSync } from "esbuild";

/** The scripts inside the pages, in src/inline/: each a block of the same bytes wherever it stands, under 1 kB. */
export type InlineScript = "every-page" | "wake" | "not-found" | "thanks" | "offline";

const known = new Map<InlineScript, string>();

/** Its text, minified, as it is in the HTML. */
export function inlineScript(name: InlineScript): string {
  const text = known.get(name) ?? build(name);
  known.set(name, text);
  return text;
}

function build(name: InlineScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [name === "wake" ? "src/islands/wake.mts" : `src/inline/${name}.mts`],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    // The project's own would add "use strict", which no module needs.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
