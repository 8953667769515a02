import { rmSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { type ContentReport, checkContent } from "../content/check/content-check";
import { formatPlaceholderCount, formatPlaceholders, formatProblems } from "../content/check/report";
import { writeCheckedContent } from "../content/checked-content";
import { contentFolder } from "../content/content-folder";
import { envFlag } from "./env";
import { publicFolder } from "./public-files";

// Gatsby reads a checked copy of data/. Problems fail a build; develop prints them and keeps the last valid copy.

let validReport: ContentReport | undefined;

/** Runs before Gatsby changes any file, so that a build with problems leaves the earlier site intact. */
export const requireValidContent: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  validReport = isDevelop()
    ? await waitForValidContent(reporter)
    : ensureValid(await checkContent(contentFolder), reporter);
  reporter.info(formatPlaceholderCount(validReport.placeholders));
};

/** Runs after Gatsby has cleared its cache folder, which holds the copy. */
export const copyContent: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter }) => {
  if (!validReport)
    throw new Error("The content has not been checked: onPreInit comes before onPreBootstrap.");
  await writeCheckedContent(validReport, contentFolder);
  if (isDevelop()) void watchContent(reporter);
};

function isDevelop(): boolean {
  return process.env.NODE_ENV === "development";
}

function ensureValid(report: ContentReport, reporter: Reporter): ContentReport {
  const { problems, placeholders, warnings, launchBlockers } = report;
  const isLaunch = envFlag("LAUNCH");
  if (problems.length > 0) failBuild(formatProblems(problems));
  if (isLaunch) {
    for (const warning of warnings) reporter.warn(warning);
    if (launchBlockers.length > 0) failBuild(launchBlockers.join("\n"));
    if (placeholders.length > 0) failBuild(formatPlaceholders(placeholders));
  }
  return report;
}

export function failBuild(message: string): never {
  print(message);
  process.exit(1);
}

/** Removes public/ if the build fails or is interrupted, so that nobody uploads an incomplete site. */
export function removeSiteOnFailure(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  process.once("exit", (status) => {
    if (status === 0) return;
    rmSync(publicFolder, { recursive: true, force: true });
    print(
      "La construction n'a pas abouti : le dossier public/ a été retiré. La cause est écrite plus haut ; corrigez-la, puis relancez la commande.",
    );
  });
}

/** Gatsby's reporter would wrap lines at 80 characters and add a stack trace. */
function print(message: string): void {
  process.stderr.write(`\n${message}\n`);
}

async function watchContent(reporter: Reporter): Promise<void> {
  for (;;) {
    try {
      await writeCheckedContent(await waitForValidContent(reporter), contentFolder);
      reporter.info("Contenu en ordre : le site est à jour.");
    } catch (error) {
      // A file changed during copying, or the disk is full.
      reporter.warn(
        `Contenu non repris (${error}) : nouvel essai au prochain changement de ${contentFolder}/.`,
      );
    }
  }
}

let checkedContentState: string | undefined;

/** Returns the report once the content is valid; each later call first waits for a change. */
async function waitForValidContent(reporter: Reporter): Promise<ContentReport> {
  for (;;) {
    checkedContentState = await nextContentState(checkedContentState);
    const report = await checkContent(contentFolder);
    if (report.problems.length === 0) return report;
    print(formatProblems(report.problems));
    const consequence = validReport ? "garde le dernier contenu en ordre, et suit" : "commence";
    reporter.warn(`Contenu à corriger : le site ${consequence} dès que c'est fait, sans redémarrage.`);
  }
}

/** In milliseconds; develop polls, because file watchers miss changes on some disks. */
const pollingInterval = 400;

/** Returns the state of data/; given an old state, waits until two polls in a row find the same new one. */
async function nextContentState(oldState: string | undefined): Promise<string> {
  let state = await readContentState();
  if (oldState === undefined) return state;
  let previousState: string;
  do {
    previousState = state;
    // Polling does not keep the process alive; develop's server does.
    await pause(pollingInterval, undefined, { ref: false });
    state = await readContentState();
  } while (state === oldState || state !== previousState);
  return state;
}

/** Lists paths, sizes and modification times in data/. */
async function readContentState(): Promise<string> {
  const entries = await readdir(contentFolder, { recursive: true }).catch(() => []);
  const states = entries.toSorted().map(async (file) => {
    const stats = await stat(path.join(contentFolder, file)).catch(() => undefined);
    return `${file}|${stats?.size}|${stats?.mtimeMs}`;
  });
  return (await Promise.all(states)).join("\n");
}
