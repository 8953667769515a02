import { execFile } from "node:child_process";

/**
 * The day («2026-11-21») of the commit that last changed the file. A build of the same commit gives the same day anywhere,
 * which a file's own date does not. Nothing where git cannot know: no git, a file not committed, or changed since, or a
 * clone without its history, whose one commit would date every file.
 */
export async function lastChange(file: string): Promise<string | undefined> {
  if ((await git("rev-parse", "--is-shallow-repository")) !== "false") return undefined;
  if ((await git("status", "--porcelain", "--", file)) !== "") return undefined;
  return (await git("log", "-1", "--format=%cs", "--", file)) || undefined;
}

function git(...args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile("git", args, (error, stdout) => resolve(error ? undefined : stdout.trim()));
  });
}
