import { availableParallelism } from "node:os";

/** @type {import("jest").Config} */
const shared = {
  transform: { "\\.[jt]sx?$": ["babel-jest", { configFile: "./babel.jest.json" }] },
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/"],
  modulePathIgnorePatterns: ["/public/", "/.cache/"],
};

/** The other tests do in Chromium what the journeys do: these run to compare other engines with it. */
const engines = process.env.ENGINES ? [] : ["/tests/engines/"];

/**
 * `unit` needs nothing but the code; `site` needs the built site and a browser; `builds` builds other content than the
 * shipped one, for minutes.
 * @type {import("jest").Config}
 */
const config = {
  // Browsers wait more than they work: one test file more at a time than there are cores.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...shared,
      displayName: "unit",
      // Where tests and their relative imports are: `--watch` would otherwise watch all of node_modules.
      roots: [
        "src",
        "editor/forms",
        "editor/server",
        "__mocks__",
        "tests/support",
        "tests/fixture",
        "tools",
      ].map((folder) => `<rootDir>/${folder}`),
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/editor/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/unit-setup.ts"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/**/*.test.ts"],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, "/tests/builds/", ...engines],
    },
    {
      ...shared,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/builds/**/*.test.ts"],
    },
  ],
};

export default config;
