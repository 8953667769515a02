import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Folders with unit tests; skips editor/ if it has been deleted, because Jest fails on missing folders. */
const unitFolders = ["src", "editor", "scripts", "tools"].filter((folder) => existsSync(folder));

/** @type {import("jest").Config} */
const shared = {
  transform: {
    "\\.[jt]sx?$": ["babel-jest", { configFile: "./babel.jest.json" }],
    "/src/drawings/": "<rootDir>/tests/support/text-module.mjs",
  },
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/"],
  modulePathIgnorePatterns: ["/public/", "/.cache/"],
  testEnvironment: "node",
};

/**
 * The `unit` project needs the code only, `site` a built site and a browser, `hosts` Apache and nginx, `engines` three
 * browsers; `builds` builds copies of the repository, which takes minutes.
 * @type {import("jest").Config}
 */
const config = {
  // Site tests mostly wait for the browser, so run one more test file than there are cores.
  maxWorkers: availableParallelism() + 1,
  projects: [
    // By default, .tsx tests run in jsdom and .ts tests in Node.
    ...Object.entries({ node: "ts", jsdom: "tsx" }).map(([testEnvironment, extension]) => ({
      ...shared,
      testEnvironment,
      displayName: "unit",
      // Without roots, `--watch` would watch all of node_modules.
      roots: [...unitFolders, "__mocks__", "tests"].map((folder) => `<rootDir>/${folder}`),
      testMatch: unitFolders.map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`),
      setupFilesAfterEnv: ["<rootDir>/tests/support/unit-setup.ts"],
    })),
    ...["site", "hosts", "engines", "builds"].map((name) => ({
      ...shared,
      displayName: name,
      testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
      globalSetup: "<rootDir>/tests/support/built-site.ts",
    })),
  ],
};

export default config;
