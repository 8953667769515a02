// Lints the published scripts for Safari 16 and Firefox 115: no features newer than 2022.
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

// npx installs the plugins beside ESLint, where imports of this file do not find them.
const requireBesideEslint = createRequire(realpathSync(process.argv[1] ?? ""));
/** @param {string} name */
const load = async (name) => (await import(pathToFileURL(requireBesideEslint.resolve(name)).href)).default;
const [htmlPlugin, baselinePlugin, esPlugin] = await Promise.all(
  ["eslint-plugin-html", "eslint-plugin-baseline-js", "eslint-plugin-es-x"].map(load),
);

/** Features that scripts detect before use, that Babel inserts, or that share a name with an old method (`link`). */
const ignoreFeatures = [
  "constructed-stylesheets",
  "html-wrapper-methods",
  "network-information",
  "proto",
  "requestidlecallback",
];
const webApis = { available: 2022, ignoreFeatures, includeWebApis: { preset: "auto" } };

// Without those for iterator methods: the rules match by name, so they would report array methods of the same names.
const newMethodRules = [2024, 2025, 2026].flatMap((year) =>
  Object.keys(esPlugin.configs[`flat/no-new-in-es${year}`]?.rules ?? {}),
);
const languageRules = ["es-x/no-regexp-lookbehind-assertions", ...newMethodRules].filter(
  (rule) => !rule.includes("iterator"),
);

export default [
  {
    files: ["**/*.js", "**/*.html"],
    plugins: { html: htmlPlugin, "baseline-js": baselinePlugin, "es-x": esPlugin },
    languageOptions: { sourceType: "script" },
    linterOptions: { noInlineConfig: true },
    settings: { "es-x": { aggressive: true } },
    rules: {
      "baseline-js/use-baseline": ["error", { ...webApis, includeJsBuiltins: { preset: "auto" } }],
      ...Object.fromEntries(languageRules.map((rule) => [rule, "error"])),
    },
  },
];
