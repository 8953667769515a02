import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../loopback";

/** A real host of the built site, started for the tests. */
export type Host = { url: string; close: () => Promise<void> };

/** Starts a program that serves at `url`, and waits until it answers. */
export async function startHost(command: string, args: string[], url: string, cwd: string): Promise<Host> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what it starts ends with it.
    detached: process.platform !== "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child);
      throw new Error(`«${command} ${args.join(" ")}» does not serve ${url}:\n${output}`);
    }
    await pause(100);
  }
  return { url, close: () => end(child) };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("close", () => resolve());
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid);
  });
}
