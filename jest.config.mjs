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
 * `unit` needs the code only, `site` a built site and a browser, `hosts` two servers, `engines` three browsers.
 * `builds` builds copies of the repository for minutes.
 * @type {import("jest").Config}
 */
const config = {
  // Browsers mostly wait, so run one more test file than there are cores.
  maxWorkers: availableParallelism() + 1,
  projects: [
    // By default, .tsx tests run in jsdom and .ts tests in Node.
    ...Object.entries({ node: "ts", jsdom: "tsx" }).map(([testEnvironment, extension]) => ({
      ...shared,
      testEnvironment,
      displayName: "unit",
      // Without roots, `--watch` would watch all of node_modules.
      roots: [...tested, "__mocks__", "tests"].map((folder) => `<rootDir>/${folder}`),
      testMatch: tested.map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`),
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
