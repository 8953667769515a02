import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

type Counts = { passed: number; failed: number; skipped: number; seconds: number };

/** Runs a command's checks in order and sums them up. */
export class Checks {
  private readonly results: Record<string, Counts> = {};

  /** Runs a command and counts its failures, from Jest's report if there is one. Never throws. */
  async run(name: string, command: string, env: NodeJS.ProcessEnv = {}, report = ""): Promise<boolean> {
    const started = Date.now();
    console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
    const status = await runCommand(command, env);
    const jest = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
    const { numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = jest;
    const failed = numFailedTests + numRuntimeErrorTestSuites || Number(status !== 0);
    const { numPassedTests: passed = 1 - failed, numPendingTests: skipped = 0 } = jest;
    this.results[name] = { passed, failed, skipped, seconds: Math.round((Date.now() - started) / 1000) };
    return failed === 0;
  }

  runTests(name: string, options: string): Promise<boolean> {
    const report = `reports/${name.replaceAll(" ", "-")}.json`;
    mkdirSync("reports", { recursive: true });
    rmSync(report, { force: true });
    return this.run(name, `npx jest ${options} --json --outputFile=${report}`, {}, report);
  }

  /** Prints a line per check and the totals last; returns true if nothing failed. */
  summarise(): boolean {
    const total = (key: keyof Counts) =>
      Object.values(this.results).reduce((sum, counts) => sum + counts[key], 0);
    console.table(this.results);
    console.log(`in all ${total("seconds")} s\n`);
    console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
    return total("failed") === 0;
  }
}

/** Runs a command line in the foreground and resolves with its exit status. */
export function runCommand(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } }).once(
      "close",
      (status) => resolve(status ?? 1),
    );
  });
}
