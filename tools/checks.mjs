// Runs checks one after the other, and sums up at the end: for npm test and npm run launch.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { outputOf, runForStatus } from "./install.mjs";

const reports = "reports";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Result */

/** The checks of one command, with their results so far. */
export class Checks {
  #started = Date.now();
  /** @type {Result[]} */
  #results = [];

  /**
   * Runs npm's script of that name. A failure does not keep the checks after it from running.
   * @param {string} name
   * @param {string} script
   * @param {NodeJS.ProcessEnv} [env] added to the environment
   */
  async run(name, script, env) {
    const { status, seconds } = await this.#time(name, ["run", "--silent", script], env);
    this.#count(name, status, seconds);
  }

  /**
   * Starts npm's script of that name in the background; the returned function waits for it and counts it.
   * @param {string} name
   * @param {string} script
   * @returns {() => Promise<void>}
   */
  begin(name, script) {
    const begun = Date.now();
    const running = outputOf("npm", ["run", "--silent", script]);
    return async () => {
      printTitle(name);
      const { status, output, ended } = await running;
      process.stdout.write(output);
      this.#count(name, status, Math.round((ended - begun) / 1000));
    };
  }

  /**
   * A script is one check, which passes with status 0.
   * @param {string} name
   * @param {number} status
   * @param {number} seconds
   */
  #count(name, status, seconds) {
    const failed = status === 0 ? 0 : 1;
    this.#results.push({ name, passed: 1 - failed, failed, skipped: 0, seconds });
  }

  /**
   * Runs one of Jest's projects, and counts its tests.
   * @param {string} name
   * @param {"unit" | "site"} project
   */
  async runTests(name, project) {
    mkdirSync(reports, { recursive: true });
    const file = path.join(reports, `jest-${project}.json`);
    rmSync(file, { force: true });
    const { status, seconds } = await this.#time(name, [
      "run",
      "--silent",
      `test:${project}`,
      "--",
      "--json",
      `--outputFile=${file}`,
    ]);
    const counts = countsOf(file);
    if (status !== 0 && counts.failed === 0) counts.failed = 1;
    this.#results.push({ name, ...counts, seconds });
  }

  /** @param {string} name */
  passed(name) {
    return this.#results.some((result) => result.name === name && result.failed === 0);
  }

  /**
   * Prints a line for each check, and their sum as the last line.
   * @returns {boolean} whether nothing failed
   */
  summarise() {
    /** @param {"passed" | "failed" | "skipped"} key */
    const total = (key) => this.#results.reduce((sum, result) => sum + result[key], 0);
    console.log(`\n── summary ${"─".repeat(53)}`);
    for (const { name, passed, failed, seconds } of this.#results) {
      const outcome = failed ? `${failed} FAILED` : `${passed} passed`;
      console.log(`${name.padEnd(28)}${outcome.padEnd(16)}${String(seconds).padStart(4)} s`);
    }
    console.log(`in all ${Math.round((Date.now() - this.#started) / 1000)} s\n`);
    console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
    return total("failed") === 0;
  }

  /**
   * @param {string} name
   * @param {string[]} options of npm
   * @param {NodeJS.ProcessEnv} [env]
   */
  async #time(name, options, env) {
    printTitle(name);
    const begun = Date.now();
    const status = await runForStatus("npm", options, env);
    return { status, seconds: Math.round((Date.now() - begun) / 1000) };
  }
}

/** @param {string} name */
function printTitle(name) {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
}

/** @param {string} file */
function countsOf(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}
