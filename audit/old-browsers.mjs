// The scripts that visitors run, for browsers as old as Safari 16 and Firefox 115: nothing that came after 2022.
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

// npx puts the plugins beside ESLint, out of reach of an import from here.
const beside = createRequire(realpathSync(process.argv[1] ?? ""));
/** @param {string} name */
const load = async (name) => (await import(pathToFileURL(beside.resolve(name)).href)).default;
const [html, baseline, es] = await Promise.all(
  ["eslint-plugin-html", "eslint-plugin-baseline-js", "eslint-plugin-es-x"].map(load),
);

/** What the scripts ask for before they use it, what Babel writes, and what is only called like a method of old (`link`). */
const ignoreFeatures = [
  "constructed-stylesheets",
  "html-wrapper-methods",
  "network-information",
  "proto",
  "requestidlecallback",
];
const webApis = { available: 2022, ignoreFeatures, includeWebApis: { preset: "auto" } };

// Methods of values, by their names alone: those of iterators are also those of arrays.
const newMethods = [2024, 2025, 2026].flatMap((year) =>
  Object.keys(es.configs[`flat/no-new-in-es${year}`]?.rules ?? {}),
);
const language = ["es-x/no-regexp-lookbehind-assertions", ...newMethods].filter(
  (rule) => !rule.includes("iterator"),
);

export default [
  {
    files: ["**/*.js", "**/*.html"],
    plugins: { html, "baseline-js": baseline, "es-x": es },
    languageOptions: { sourceType: "script" },
    linterOptions: { noInlineConfig: true },
    settings: { "es-x": { aggressive: true } },
    rules: {
      "baseline-js/use-baseline": ["error", { ...webApis, includeJsBuiltins: { preset: "auto" } }],
      ...Object.fromEntries(language.map((rule) => [rule, "error"])),
    },
  },
];
