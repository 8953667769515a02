import { buildSync } from "esbuild";

/** Bundles and minifies a script; replaces the names of `constants` by their values. */
export function bundleScript(file: string, constants: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
    // The project's tsconfig would add a redundant "use strict".
    tsconfigRaw: {},
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
