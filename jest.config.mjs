/** @type {import("jest").Config} */
const shared = {
  transform: { "\\.[jt]sx?$": ["babel-jest", { configFile: "./babel.jest.json" }] },
  testPathIgnorePatterns: ["/node_modules/", "/public/", "/.cache/"],
  modulePathIgnorePatterns: ["/public/", "/.cache/"],
};

/**
 * `unit` needs nothing but the code; `site` needs the built site and a browser; `builds` builds other content than the
 * shipped one, for minutes.
 * @type {import("jest").Config}
 */
const config = {
  // Browsers wait more than they work: on two cores, two test files at a time.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/editor/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/unit-setup.ts"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/**/*.test.ts"],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, "/tests/builds/"],
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
