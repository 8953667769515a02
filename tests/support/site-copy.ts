import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Content } from "../../src/content/contract";

const generatedFolders = new Set(["node_modules", ".cache", "public", ".git", "reports"]);

/** A working copy of the repository in a temporary folder, with other content. */
export class SiteCopy {
  private constructor(readonly folder: string) {}

  /** Copies everything but generated files; data/ is a copy of `contentFolder`. */
  static async make({ contentFolder = "data" } = {}): Promise<SiteCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), "site-"));
    for (const entry of await readdir(".")) {
      if (generatedFolders.has(entry)) continue;
      await cp(entry === "data" ? contentFolder : entry, path.join(folder, entry), {
        recursive: true,
        // A newer package-lock.json would trigger an installation in the symlinked node_modules.
        preserveTimestamps: true,
        filter: (file) => path.basename(file) !== "node_modules",
      });
    }
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
    return new SiteCopy(folder);
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.pathOf(file), "utf8");
  }

  async change<Name extends keyof Content>(
    name: Name,
    edit: (content: Content[Name]) => void,
  ): Promise<void> {
    const filePath = `data/${name}.json`;
    // The content check has validated the file.
    const content = JSON.parse(await this.read(filePath)) as Content[Name];
    edit(content);
    await writeFile(this.pathOf(filePath), JSON.stringify(content, undefined, 2));
  }

  build(env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return this.run("node scripts/gatsby.mjs build", env).outcome;
  }

  /** Starts a command in the copy; `kill` ends it and its children immediately, like a power cut. */
  run(command: string, env: NodeJS.ProcessEnv = {}) {
    const child = spawn(command, {
      cwd: this.folder,
      // A process group of its own, so that `kill` also ends the children.
      detached: true,
      shell: true,
      env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    const outcome = new Promise<Outcome>((resolve) =>
      child.once("close", (status) => resolve({ status: status ?? 1, output })),
    );
    return {
      outcome,
      output: () => output,
      pressEnter: () => child.stdin.write("\n"),
      kill: () => child.pid && process.kill(-child.pid, "SIGKILL"),
    };
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

export type SiteProcess = ReturnType<SiteCopy["run"]>;
type Outcome = { status: number; output: string };
