import { spawn } from "node:child_process";

/** Makes git print English messages, which the callers match. */
const env = { ...process.env, LC_ALL: "C" };

type Result = { status: number; output: string; errors: string };

/** Runs git and returns its output; git prompts in the terminal. */
export function git(args: readonly string[], { isPrinted = false } = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn("git", args, { stdio: ["inherit", "pipe", "pipe"], env });
    const result: Result = { status: 1, output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      result.output += text;
      if (isPrinted) process.stdout.write(text);
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      result.errors += text;
      if (isPrinted) process.stderr.write(text);
    });
    child.once("error", () => resolve({ ...result, errors: "git is not installed" }));
    child.once("close", (status) => resolve({ ...result, status: status ?? 1 }));
  });
}

/** The trimmed output of a git command; empty if it fails. */
export async function gitValue(...args: string[]): Promise<string> {
  const { status, output } = await git(args);
  return status === 0 ? output.trim() : "";
}

/** The remote to publish to: the branch's configured one, otherwise `origin`, otherwise the first. */
export async function remoteName(branch: string): Promise<string | undefined> {
  const names = (await gitValue("remote")).split("\n").filter(Boolean);
  const configuredRemote = await gitValue("config", "--get", `branch.${branch}.remote`);
  return [configuredRemote, "origin"].find((name) => names.includes(name)) ?? names[0];
}

/** The files of data/ that differ from the remote-tracking branch or, without a remote, from the last commit. */
export async function unpublishedFiles(): Promise<string[]> {
  const branch = await gitValue("branch", "--show-current");
  const pushed = `refs/remotes/${await remoteName(branch)}/${branch}`;
  const commit = (await gitValue("rev-parse", "--verify", "--quiet", pushed)) || "HEAD";
  const unquotedPaths = ["-c", "core.quotePath=false"];
  const changed = await gitValue(
    ...unquotedPaths,
    "diff",
    "--merge-base",
    "--name-only",
    "--relative",
    commit,
    "--",
    "data",
  );
  const added = await gitValue(...unquotedPaths, "ls-files", "--others", "--exclude-standard", "--", "data");
  return [...changed.split("\n"), ...added.split("\n")].filter(Boolean);
}
