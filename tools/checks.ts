import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

type Counts = { passed: number; failed: number; skipped: number };
type Result = Counts & { name: string; seconds: number };

/** The checks of one command, one after the other, summed up at the end. */
export class Checks {
  private readonly started = Date.now();
  private readonly results: Result[] = [];

  /** Runs a command and counts its failures, by Jest's report if there is one. Later checks run in any case. */
  async run(name: string, command: string, env: NodeJS.ProcessEnv = {}, report?: string): Promise<boolean> {
    const started = Date.now();
    printTitle(name);
    const status = await runCommand(command, env);
    const failed = Number(status !== 0);
    const counts = report ? countsOf(report, status) : { passed: 1 - failed, failed, skipped: 0 };
    this.results.push({ name, ...counts, seconds: secondsSince(started) });
    return counts.failed === 0;
  }

  /** Runs tests by Jest, and counts them. */
  runTests(name: string, options: string): Promise<boolean> {
    const report = `reports/${name.replaceAll(" ", "-")}.json`;
    mkdirSync("reports", { recursive: true });
    rmSync(report, { force: true });
    return this.run(name, `npx jest ${options} --json --outputFile=${report}`, {}, report);
  }

  /** Prints a line for each check, and their sum as the last line; true where nothing failed. */
  summarise(): boolean {
    const total = (key: keyof Counts) => this.results.reduce((sum, result) => sum + result[key], 0);
    printTitle("summary");
    for (const { name, passed, failed, seconds } of this.results) {
      const outcome = failed ? `${failed} FAILED` : `${passed} passed`;
      console.log(`${name.padEnd(28)}${outcome.padEnd(16)}${String(seconds).padStart(4)} s`);
    }
    console.log(`in all ${secondsSince(this.started)} s\n`);
    console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
    return total("failed") === 0;
  }
}

/** Runs a command line in the foreground, and resolves with its status. */
export function runCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } }).once(
      "close",
      (status) => resolve(status ?? 1),
    );
  });
}

function countsOf(report: string, status: number): Counts {
  try {
    const jest = JSON.parse(readFileSync(report, "utf8"));
    const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
    return {
      passed: jest.numPassedTests,
      failed: failed || Number(status > 0),
      skipped: jest.numPendingTests,
    };
  } catch {
    // Jest ended before it could report.
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

function printTitle(name: string): void {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
}
