// npm run bench [-- pages visit interactions javascript lighthouse builds] [--runs=5] [--before=FOLDER]: how fast the
// built site is, compared with the physical limit, and a visit compared with one of an earlier build, whose
// public/ is FOLDER. A benchmark, not a test: nothing fails. The figures are printed, and written to
// reports/bench.json.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { paths as sitePaths } from "../tools/routes";
import { type SiteServer, serve } from "../tools/serve";
import { measureBuilds } from "./builds";
import { measureInteractions } from "./interactions";
import { composeJavaScript } from "./javascript";
import { runLighthouse } from "./lighthouse";
import { measurePages } from "./pages";
import { launchBrowser, profile } from "./phone";
import { printPart, type Results } from "./report";
import { makeScriptlessCopy } from "./scriptless-copy";
import { measureChanges, measureVisits, type Way } from "./visit";

const reportFile = "reports/bench.json";
/** The pages, and an address that has none. */
const paths = [...sitePaths, "/nulle-part"];

type Context = {
  browser: Browser;
  site: SiteServer;
  before?: SiteServer | undefined;
  paths: string[];
  runs: number;
};

const parts: Record<keyof Results, (context: Context) => Promise<Results>> = {
  pages: async ({ browser, site, paths, runs }) => {
    const copy = await makeScriptlessCopy();
    const limit = await serve(0, copy.folder);
    try {
      return { pages: await measurePages(browser, site, limit, paths, runs, progress("pages")) };
    } finally {
      await limit.close();
      await copy.remove();
    }
  },
  visit: async ({ browser, site, before, runs }) => {
    const sites = { "this build": site, ...(before && { "the build before": before }) };
    const rules = /<script type="speculationrules">.*?<\/script>/s;
    const ready = (action: "prefetch" | "prerender") => (html: string, to: string) => {
      const rule = { [action]: [{ where: { href_matches: to }, eagerness: "immediate" }] };
      return html.replace(rules, () => `<script type="speculationrules">${JSON.stringify(rule)}</script>`);
    };
    const ways: Way[] = [
      { name: "document, as it is", site },
      { name: "document, without rules", site, change: (html) => html.replace(rules, "") },
      { name: "document, prefetched", site, change: ready("prefetch") },
      { name: "document, prerendered", site, change: ready("prerender") },
      ...(before ? [{ name: "the build before", site: before }] : []),
    ];
    const visits = await measureVisits(browser, sites, runs, progress("visit"));
    return { visit: { visits, changes: await measureChanges(ways, runs, progress("visit")) } };
  },
  interactions: async ({ browser, site, runs }) => ({
    interactions: await measureInteractions(browser, site, runs, progress("interactions")),
  }),
  javascript: async ({ browser, site }) => ({ javascript: await composeJavaScript(browser, site) }),
  lighthouse: async ({ site, paths, runs }) => ({
    lighthouse: await runLighthouse(site, paths, runs, progress("lighthouse")),
  }),
  builds: async ({ runs }) => ({ builds: await measureBuilds(Math.min(runs, 3), progress("builds")) }),
};

async function main(): Promise<void> {
  const { wanted, runs, folder } = readArguments(process.argv.slice(2));
  const site = await serve(0);
  const before = folder ? await serve(0, folder) : undefined;
  const browser = await launchBrowser();
  const results: Results = {};
  const started = new Date().toISOString();
  const loadBefore = loadavg();
  try {
    const context: Context = { browser, site, before, paths, runs };
    for (const name of wanted) {
      Object.assign(results, await parts[name](context));
      printPart(name, results);
    }
  } finally {
    await browser.close();
    await site.close();
    await before?.close();
  }
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model, node: process.version };
  const conditions = { started, machine, load: { before: loadBefore, after: loadavg() }, profile, runs };
  await mkdir("reports", { recursive: true });
  await writeFile(reportFile, JSON.stringify({ conditions, ...results }, undefined, 2));
  console.log(`\nPhone: ${JSON.stringify(profile)}. Machine: ${JSON.stringify(machine)}.`);
  console.log(`Load (1, 5, 15 minutes): before ${loads(loadBefore)}, after ${loads(loadavg())}.`);
  console.log(`Written to ${reportFile}`);
}

type Arguments = { wanted: (keyof Results)[]; runs: number; folder?: string | undefined };

function readArguments(given: readonly string[]): Arguments {
  const names = Object.keys(parts) as (keyof Results)[];
  const option = (name: string) =>
    given.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + "--=".length);
  const runs = Number(option("runs") ?? 5);
  const wanted = given.filter((word) => !/^--(?:runs|before)=/.test(word));
  const unknown = wanted.filter((word) => !names.some((name) => name === word));
  if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
    console.error(
      `npm run bench -- [${names.join("] [")}] [--runs=5] [--before=FOLDER]\nUnknown: ${unknown.join(", ") || "the number of runs"}`,
    );
    process.exit(1);
  }
  return {
    wanted: wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names,
    runs,
    folder: option("before"),
  };
}

/** A line for each step that takes seconds; at most one a second. */
function progress(part: string): (text: string) => void {
  let last = 0;
  return (text) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    console.log(`${part}: ${text} …`);
  };
}

function loads(averages: readonly number[]): string {
  return averages.map((average) => average.toFixed(1)).join(", ");
}

main();
