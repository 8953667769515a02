import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { browserFlags, findBrowser } from "../tools/find-browser";
import type { SiteServer } from "../tools/serve";
import { installToolPackage } from "../tools/tool-package.mjs";
import { type Spread, spread } from "./statistics";

const forms = ["mobile", "desktop"] as const;

export type LighthouseFigures = { path: string; form: (typeof forms)[number]; performance: Spread };

/** Lighthouse's Performance score of every page, on its simulated phone and desktop. */
export async function runLighthouse(
  site: SiteServer,
  paths: readonly string[],
  runs: number,
  onProgress: (text: string) => void,
): Promise<LighthouseFigures[]> {
  const node = await installToolPackage("audit");
  const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const figures: LighthouseFigures[] = [];
  try {
    for (const form of forms) {
      const scores = new Map<string, number[]>(paths.map((page) => [page, []]));
      // A round over all pages at a time: a busy minute then falls on every page alike.
      for (let run = 0; run < runs; run++) {
        for (const [page, list] of scores) {
          onProgress(`${form}, round ${run + 1} of ${runs}, ${page}`);
          const report = path.join(folder, "report.json");
          list.push(await persistently(() => score(node, site.url + page, form, report)));
        }
      }
      for (const [page, list] of scores) figures.push({ path: page, form, performance: spread(list) });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return figures;
}

/** On a busy machine a load now and then goes unrecorded («Please run Lighthouse again»): it is run again, twice at most. */
async function persistently<Result>(run: () => Promise<Result>, repeats = 2): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (repeats === 0) throw error;
    return persistently(run, repeats - 1);
  }
}

async function score(node: string, url: string, form: string, report: string): Promise<number> {
  const cli = path.join("audit", "node_modules", "lighthouse", "cli", "index.js");
  const args = [
    cli,
    url,
    "--quiet",
    "--only-categories=performance",
    "--output=json",
    `--output-path=${report}`,
  ];
  if (form === "desktop") args.push("--preset=desktop");
  // The 404 page answers with its status, which is as it should be.
  args.push("--ignore-status-code");
  args.push(`--chrome-flags=--headless=new ${browserFlags.join(" ")}`);
  const output = await runQuietly(node, args, { CHROME_PATH: findBrowser() });
  const result: { categories: { performance: { score: number | null } } } = JSON.parse(
    await readFile(report, "utf8"),
  );
  const { score } = result.categories.performance;
  if (score === null) throw new Error(`Lighthouse gave ${url} no score:\n${output}`);
  return Math.round(score * 100);
}

function runQuietly(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`«${command} ${args.join(" ")}» ended with status ${status}:\n${output}`));
    });
  });
}
