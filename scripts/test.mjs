// npm test: installs what is missing, then runs every check in order and sums up at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { checkNode, installDependencies, runForStatus } from "../tools/install.mjs";

checkNode();
const started = Date.now();
await installDependencies();

// Only now are the scripts' own dependencies there.
const { ensureTestBrowser } = await import("../tools/install-browser.mjs");
const { ensureHosts } = await import("../tools/install-hosts.mjs");

const reports = "reports";
mkdirSync(reports, { recursive: true });

/** @type {{ name: string, passed: number, failed: number, skipped: number, seconds: number }[]} */
const results = [];

await check("content", "npm", ["run", "--silent", "content:check"]);
await check("lint and format", "npm", ["run", "--silent", "lint:check"]);
await check("unit and component tests", ...jest("unit"));
await check("build", "npm", ["run", "--silent", "build"]);
// After the build, which writes the types of the GraphQL queries.
await check("types", "npm", ["run", "--silent", "typecheck"]);
if (passed("build")) {
  await ensureTestBrowser();
  await ensureHosts();
  await check("tests of the built site", ...jest("site"));
}

summarise();

/**
 * Runs one check; a failure does not keep the others from running.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function check(name, command, args) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
  const begun = Date.now();
  const status = await runForStatus(command, args);
  const seconds = Math.round((Date.now() - begun) / 1000);
  const counts = readJestReport(name) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  results.push({ name, ...counts, seconds });
}

/**
 * @param {"unit" | "site"} project
 * @returns {[string, string[]]}
 */
function jest(project) {
  const report = reportOf(project);
  rmSync(report, { force: true });
  return ["npm", ["run", "--silent", `test:${project}`, "--", "--json", `--outputFile=${report}`]];
}

/** @param {string} project */
function reportOf(project) {
  return `${reports}/jest-${project}.json`;
}

/** @param {string} name */
function readJestReport(name) {
  const project = { "unit and component tests": "unit", "tests of the built site": "site" }[name];
  if (!project || !existsSync(reportOf(project))) return undefined;
  const report = JSON.parse(readFileSync(reportOf(project), "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/** @param {string} name */
function passed(name) {
  return results.some((result) => result.name === name && result.failed === 0);
}

function summarise() {
  /** @param {"passed" | "failed" | "skipped"} key */
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n── summary ${"─".repeat(53)}`);
  for (const { name, passed, failed, seconds } of results) {
    const outcome = failed ? `${failed} FAILED` : `${passed} passed`;
    console.log(`${name.padEnd(28)}${outcome.padEnd(16)}${String(seconds).padStart(4)} s`);
  }
  if (!passed("build")) console.log("The tests of the built site did not run: there is no built site.");
  console.log(`in all ${Math.round((Date.now() - started) / 1000)} s\n`);
  console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
  process.exit(total("failed") > 0 || !passed("build") ? 1 : 0);
}
