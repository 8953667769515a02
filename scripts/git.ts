import { spawn } from "node:child_process";

/** Makes git print English messages, which the callers match. */
const env = { ...process.env, LC_ALL: "C" };

type Result = { status: number; stdout: string; stderr: string };

/** Runs git, which may prompt in the terminal, because it inherits stdin. */
export function git(args: readonly string[], { printsOutput = false } = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn("git", args, { stdio: ["inherit", "pipe", "pipe"], env });
    const result: Result = { status: 1, stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      result.stdout += text;
      if (printsOutput) process.stdout.write(text);
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      result.stderr += text;
      if (printsOutput) process.stderr.write(text);
    });
    child.once("error", () => resolve({ ...result, stderr: "git is not installed" }));
    child.once("close", (status) => resolve({ ...result, status: status ?? 1 }));
  });
}

/** The trimmed output of a git command; empty if it fails. */
export async function gitValue(...args: string[]): Promise<string> {
  const { status, stdout } = await git(args);
  return status === 0 ? stdout.trim() : "";
}

/** The remote to publish to: the branch's configured one, otherwise `origin`, otherwise the first. */
export async function remoteName(branch: string): Promise<string | undefined> {
  const names = (await gitValue("remote")).split("\n").filter(Boolean);
  const configuredRemote = await gitValue("config", "--get", `branch.${branch}.remote`);
  return [configuredRemote, "origin"].find((name) => names.includes(name)) ?? names[0];
}

/** The files of data/ changed since the merge base with the remote branch or, without one, the last commit. */
export async function unpublishedFiles(): Promise<string[]> {
  const branch = await gitValue("branch", "--show-current");
  const trackingBranch = `refs/remotes/${await remoteName(branch)}/${branch}`;
  const commit = (await gitValue("rev-parse", "--verify", "--quiet", trackingBranch)) || "HEAD";
  const listFiles = (...args: string[]) => gitValue("-c", "core.quotePath=false", ...args, "--", "data");
  const changedFiles = await listFiles("diff", "--merge-base", "--name-only", "--relative", commit);
  const untrackedFiles = await listFiles("ls-files", "--others", "--exclude-standard");
  return [...changedFiles.split("\n"), ...untrackedFiles.split("\n")].filter(Boolean);
}
