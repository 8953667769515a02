import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

/** The site is whole without editor/: Jest refuses folders that are missing. */
const tested = ["src", "editor", "scripts", "tools"].filter((folder) => existsSync(folder));

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
 * `unit` needs nothing but the code; `site`, the built site and a browser; `hosts`, two servers; `engines`, three browsers; `builds` builds
 * copies of the repository, for minutes.
 * @type {import("jest").Config}
 */
const config = {
  // Browsers wait more than they work: one test file more at a time than there are cores.
  maxWorkers: availableParallelism() + 1,
  projects: [
    // Components are tested as a browser shows them, the rest as Node runs it, unless a file asks for the other.
    ...Object.entries({ node: "ts", jsdom: "tsx" }).map(([testEnvironment, ending]) => ({
      ...shared,
      testEnvironment,
      displayName: "unit",
      // Where tests and their relative imports are: `--watch` would otherwise watch all of node_modules.
      roots: [...tested, "__mocks__", "tests"].map((folder) => `<rootDir>/${folder}`),
      testMatch: tested.map((folder) => `<rootDir>/${folder}/**/*.test.${ending}`),
      setupFilesAfterEnv: ["<rootDir>/tests/support/unit-setup.ts"],
    })),
    ...["site", "hosts", "engines", "builds"].map((folder) => ({
      ...shared,
      displayName: folder,
      testMatch: [`<rootDir>/tests/${folder}/**/*.test.ts`],
      globalSetup: "<rootDir>/tests/support/built-site.ts",
    })),
  ],
};

export default config;
