import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

type Options = { env?: NodeJS.ProcessEnv; reportFile?: string };

type Counts = { passed: number; failed: number; skipped: number; seconds: number };

export class Checks {
  private readonly results: Record<string, Counts> = {};

  /** Runs a command and counts the tests of its Jest report; without one, the command counts as one test. Never throws. */
  async run(name: string, command: string, { env, reportFile = "" }: Options = {}): Promise<boolean> {
    const startTime = Date.now();
    console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
    const status = await runCommand(command, env);
    const jestReport = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : {};
    const { numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = jestReport;
    const failed = numFailedTests + numRuntimeErrorTestSuites || Number(status !== 0);
    const { numPassedTests: passed = 1 - failed, numPendingTests: skipped = 0 } = jestReport;
    this.results[name] = { passed, failed, skipped, seconds: Math.round((Date.now() - startTime) / 1000) };
    return failed === 0;
  }

  runTests(name: string, jestOptions: string): Promise<boolean> {
    const reportFile = `reports/${name.replaceAll(" ", "-")}.json`;
    mkdirSync("reports", { recursive: true });
    rmSync(reportFile, { force: true });
    return this.run(name, `npx jest ${jestOptions} --json --outputFile=${reportFile}`, { reportFile });
  }

  /** Prints a line per check and the totals last; returns true if nothing failed. */
  summarise(): boolean {
    const total = (key: keyof Counts) =>
      Object.values(this.results).reduce((sum, counts) => sum + counts[key], 0);
    console.table(this.results);
    console.log(`total time: ${total("seconds")} s\n`);
    console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
    return total("failed") === 0;
  }
}

export function runCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } }).once(
      "close",
      (status) => resolve(status ?? 1),
    );
  });
}
