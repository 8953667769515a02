// npm run bench [-- pages interactions javascript lighthouse builds] [--runs=5]: how fast the built site is, beside the
// physical limit. A benchmark, not a test: nothing fails. The figures are printed, and written to reports/bench.json.
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { paths as sitePaths } from "../tests/routes";
import { measureBuilds } from "./bench/builds";
import { measureInteractions } from "./bench/interactions";
import { composeJavaScript } from "./bench/javascript";
import { runLighthouse } from "./bench/lighthouse";
import { measurePages } from "./bench/pages";
import { launchBrowser, profile } from "./bench/phone";
import { printPart, type Results } from "./bench/report";
import { makeScriptlessCopy } from "./bench/scriptless-copy";
import { type SiteServer, serve } from "./serve";

const reportFile = "reports/bench.json";
/** The pages, and an address that has none. */
const paths = [...sitePaths, "/nulle-part"];

type Context = { browser: Browser; site: SiteServer; paths: string[]; runs: number };

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
  const { wanted, runs } = readArguments(process.argv.slice(2));
  const site = await serve(0);
  const browser = await launchBrowser();
  const results: Results = {};
  const started = new Date().toISOString();
  const loadBefore = loadavg();
  try {
    const context: Context = { browser, site, paths, runs };
    for (const name of wanted) {
      Object.assign(results, await parts[name](context));
      printPart(name, results);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model, node: process.version };
  const conditions = { started, machine, load: { before: loadBefore, after: loadavg() }, profile, runs };
  await mkdir("reports", { recursive: true });
  await writeFile(reportFile, JSON.stringify({ conditions, ...results }, undefined, 2));
  console.log(`\nPhone: ${JSON.stringify(profile)}. Machine: ${JSON.stringify(machine)}.`);
  console.log(`Load (1, 5, 15 minutes): before ${loads(loadBefore)}, after ${loads(loadavg())}.`);
  console.log(`Written to ${reportFile}`);
}

function readArguments(given: readonly string[]): { wanted: (keyof Results)[]; runs: number } {
  const names = Object.keys(parts) as (keyof Results)[];
  const runs = Number(given.find((word) => word.startsWith("--runs="))?.slice("--runs=".length) ?? 5);
  const wanted = given.filter((word) => !word.startsWith("--runs="));
  const unknown = wanted.filter((word) => !names.some((name) => name === word));
  if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
    console.error(
      `npm run bench -- [${names.join("] [")}] [--runs=5]\nUnknown: ${unknown.join(", ") || "the number of runs"}`,
    );
    process.exit(1);
  }
  return { wanted: wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names, runs };
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
