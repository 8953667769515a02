import { buildSync } from "esbuild";

/** A script as visitors get it, on one line, with values for the names that it only declares. */
export function minified(file: string, values: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
    // The project's own would add "use strict", which no module needs.
    tsconfigRaw: {},
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
