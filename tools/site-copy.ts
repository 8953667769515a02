import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { contentFolder } from "../src/content/content-folder";
import type { Content } from "../src/content/contract";
import { picturesFolder } from "../src/gatsby/kept-pictures";

/** What a copy links instead of installing it. */
export const linkedPackages = ["node_modules", "editor/page/node_modules", "tools/hosts/node_modules"];

/** A working copy of the repository in a temporary folder, to build other content than the shipped one. */
export class SiteCopy {
  private constructor(readonly folder: string) {}

  /**
   * Copies everything except what installing and building make; the installed packages are linked.
   * `withPictures` also copies the pictures of the last build, most of a build's work; the copy is a folder
   * in `within`; its data/ is a copy of `content`.
   */
  static async make({
    withPictures = false,
    within = tmpdir(),
    content = contentFolder,
  } = {}): Promise<SiteCopy> {
    const folder = await mkdtemp(path.join(within, "site-"));
    const left = new Set(["node_modules", ".cache", "public", ".git", "reports"]);
    // What the packages of audit/, editor/page/ and tools/hosts/ have installed is linked or left out, too.
    const isOwn = (file: string) => path.basename(file) !== "node_modules";
    for (const entry of await readdir(".")) {
      if (left.has(entry)) continue;
      await cp(entry === contentFolder ? content : entry, path.join(folder, entry), {
        recursive: true,
        filter: isOwn,
      });
    }
    for (const packages of linkedPackages) {
      if (existsSync(packages))
        await symlink(path.resolve(packages), path.join(folder, packages), "junction");
    }
    if (withPictures) {
      await cp(picturesFolder, path.join(folder, picturesFolder), { recursive: true });
    }
    return new SiteCopy(folder);
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.pathOf(file), "utf8");
  }

  async change<File extends keyof Content>(
    file: File,
    change: (content: Content[File]) => void,
  ): Promise<void> {
    const target = this.pathOf(`data/${file}.json`);
    // The shipped content has passed the check.
    const content = JSON.parse(await readFile(target, "utf8")) as Content[File];
    change(content);
    await writeFile(target, JSON.stringify(content, undefined, 2));
  }

  /** Gives the site this many projects, each with a photograph of its own. */
  async growProjects(count: number): Promise<void> {
    const source = sharp(this.pathOf("data/images/aqualink-chamber.jpg"));
    const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
    const added = Array.from({ length: count - 1 }, (_, index) => index + 2);
    for (const number of added) {
      const [left, top] = [(number * 37) % 900, (number * 53) % 550];
      await sharp(data, { raw: info })
        .extract({ left, top, width: 1440, height: 900 })
        .modulate({ hue: number % 360 })
        .jpeg({ quality: 80 })
        .toFile(this.pathOf(`data/images/projet-${number}.jpg`));
    }
    await this.change("projects", (content) => {
      content.projects.splice(1);
      for (const number of added) {
        content.projects.push({
          title: `Projet ${number}`,
          tag: "Prototype",
          category: "Essai",
          description: "Un projet inventé, pour mesurer comment le site grandit avec les vrais. "
            .repeat(3)
            .trim(),
          image: { src: `images/projet-${number}.jpg`, alt: `Image d'essai du projet ${number}` },
        });
      }
    });
  }

  /** Runs `npm run build` there and reports its progress once a second. */
  async build(
    env: NodeJS.ProcessEnv = {},
    onProgress?: (progress: Pick<BuildOutcome, "seconds" | "peakMemory">) => void,
  ): Promise<BuildOutcome> {
    const started = Date.now();
    const child = this.startBuild(env);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    let peakMemory = 0;
    const cpuSeconds = new Map<number, number>();
    const watch = setInterval(async () => {
      const family = await processTree(child.pid ?? 0);
      peakMemory = Math.max(
        peakMemory,
        family.reduce((sum, { memory }) => sum + memory, 0),
      );
      for (const { id, seconds } of family) cpuSeconds.set(id, seconds);
      onProgress?.({ seconds: (Date.now() - started) / 1000, peakMemory });
    }, 1000);
    const status = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
    clearInterval(watch);
    return {
      status,
      output,
      seconds: (Date.now() - started) / 1000,
      cpuSeconds: [...cpuSeconds.values()].reduce((sum, seconds) => sum + seconds, 0),
      peakMemory,
    };
  }

  /** Runs this Jest project there, and returns its outcome. */
  async runTests(project: "unit" | "site", patterns = ""): Promise<TestOutcome> {
    const report = this.pathOf(`jest-${project}.json`);
    const jest = path.join("node_modules", "jest", "bin", "jest.js");
    const options = ["--selectProjects", project, "--json", `--outputFile=${report}`];
    const child = spawn(
      process.execPath,
      [jest, ...options, ...(patterns && ["--testPathPatterns", patterns])],
      { cwd: this.folder, stdio: "ignore" },
    );
    const status = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
    const { numPassedTests, testResults }: JestReport = JSON.parse(await readFile(report, "utf8"));
    return {
      status,
      passed: numPassedTests,
      failures: testResults.flatMap(({ name, message, assertionResults }) => {
        const file = path.relative(this.folder, name);
        const failed = assertionResults.filter((result) => result.status === "failed");
        // A file that could not be run has no results.
        const texts = failed.map((result) => `${result.fullName}\n${result.failureMessages.join("\n")}`);
        return (texts.length > 0 || assertionResults.length > 0 ? texts : [message]).map(
          (text) => `${file}: ${text}`,
        );
      }),
    };
  }

  /** Ends a build and all its workers at once, so many seconds after its start, as a power cut does. */
  async interruptBuild(seconds: number): Promise<void> {
    const child = this.startBuild({});
    child.stdout.resume();
    child.stderr.resume();
    const closed = new Promise((resolve) => child.on("close", resolve));
    await Promise.race([closed, pause(seconds * 1000)]);
    for (const { id } of await processTree(child.pid ?? 0)) {
      try {
        process.kill(id, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
    child.kill("SIGKILL");
    await closed;
  }

  private startBuild(env: NodeJS.ProcessEnv) {
    return spawn(process.execPath, [path.join("scripts", "gatsby.mjs"), "build"], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  async clean(): Promise<void> {
    for (const made of [".cache", "public"]) await rm(this.pathOf(made), { recursive: true, force: true });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * `seconds`: by the clock; `cpuSeconds`: worked by the build and all its workers, the same on a busy machine;
 * `peakMemory`: their resident bytes together. The last two are 0 where `ps` can't tell.
 */
export type BuildOutcome = {
  status: number;
  output: string;
  seconds: number;
  cpuSeconds: number;
  peakMemory: number;
};

/** `failures`: a file, a test and why, for each. */
export type TestOutcome = { status: number; passed: number; failures: string[] };

/** As much of Jest's report as is read. */
type JestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type RunningProcess = { id: number; memory: number; seconds: number };

/** The process and all that descend from it. */
async function processTree(root: number): Promise<RunningProcess[]> {
  const family = new Set([root]);
  const tree: RunningProcess[] = [];
  // Parents are listed before their children: ids grow, and `ps` sorts by them.
  for (const line of await listProcesses()) {
    const [id = "", parent = "", kilobytes = "", time = ""] = line.trim().split(/\s+/);
    if (Number(id) !== root && !family.has(Number(parent))) continue;
    family.add(Number(id));
    tree.push({ id: Number(id), memory: Number(kilobytes) * 1024, seconds: secondsOf(time) });
  }
  return tree;
}

/** `ps` writes the time worked as `[[days-]hours:]minutes:seconds`. */
function secondsOf(time: string): number {
  const [clock = "", days = "0"] = time.split("-").reverse();
  const seconds = clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}

function listProcesses(): Promise<string[]> {
  return new Promise((resolve) => {
    const ps = spawn("ps", ["-A", "-o", "pid=,ppid=,rss=,time="], { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    ps.stdout.on("data", (chunk) => {
      output += chunk;
    });
    ps.on("error", () => resolve([]));
    ps.on("close", () => resolve(output.split("\n").filter(Boolean)));
  });
}
