import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { type ContentReport, checkContent } from "../content/check/content-check";
import { placeholderCount, placeholderLines, problemLines } from "../content/check/report";
import { writeChecked } from "../content/checked-content";
import { contentFolder } from "../content/content-folder";
import { isTrue } from "./flag";

/**
 * Gatsby reads a copy of data/ that has passed the content check. A build ends where the check finds a mistake; develop
 * prints it and keeps the last good copy, and with it the site as it was, until it is corrected.
 */

let passed: ContentReport | undefined;

/** Before Gatsby touches anything: a build that is refused leaves what an earlier one made as it was. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  passed = isDevelop()
    ? await nextGoodContent(reporter)
    : ensureGood(await checkContent(contentFolder), reporter);
  reporter.info(placeholderCount(passed.placeholders));
};

/** Once Gatsby has cleared its cache, where the copy lies. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter }) => {
  if (!passed) throw new Error("The content has not been checked: onPreInit comes before onPreBootstrap.");
  await writeChecked(passed, contentFolder);
  if (isDevelop()) void followContent(reporter);
};

function isDevelop(): boolean {
  return process.env.NODE_ENV === "development";
}

function ensureGood(report: ContentReport, reporter: Reporter): ContentReport {
  const { problems, placeholders, warnings } = report;
  const isLaunch = isTrue(process.env, "LAUNCH");
  if (problems.length > 0) endBuild(problemLines(problems));
  if (isLaunch) {
    for (const warning of warnings) reporter.warn(warning);
    if (placeholders.length > 0) endBuild(placeholderLines(placeholders));
  }
  return report;
}

function endBuild(lines: string): never {
  print(lines);
  process.exit(1);
}

/** Not through the reporter, which would wrap at 80 characters, and add a stack trace where it ends a build. */
function print(lines: string): void {
  process.stderr.write(`\n${lines}\n`);
}

async function followContent(reporter: Reporter): Promise<void> {
  for (;;) {
    try {
      await writeChecked(await nextGoodContent(reporter), contentFolder);
      reporter.info("Contenu en ordre : le site est à jour.");
    } catch (error) {
      // A file was changed while it was copied, and that change comes next; or the disk is full.
      reporter.warn(
        `Contenu non repris (${error}) : nouvel essai au prochain changement de ${contentFolder}/.`,
      );
    }
  }
}

/** What data/ was like when it was last checked. */
let seen: string | undefined;

/** At first the content as it is, later as it is after its next change; either way, once it has no mistake. */
async function nextGoodContent(reporter: Reporter): Promise<ContentReport> {
  for (;;) {
    seen = await nextState(seen);
    const report = await checkContent(contentFolder);
    if (report.problems.length === 0) return report;
    print(problemLines(report.problems));
    const state = passed ? "garde le dernier contenu en ordre, et suit" : "commence";
    reporter.warn(`Contenu à corriger : le site ${state} dès que c'est fait, sans redémarrage.`);
  }
}

/** How often develop looks at data/, in milliseconds. Looking finds every change; watching misses some, on some disks. */
const interval = 400;

/** The state of data/ after `before`, once two looks in a row find the same: a change that is complete. */
async function nextState(before: string | undefined): Promise<string> {
  let now = await stateOfContent();
  for (let last = before; now === before || (before !== undefined && now !== last); ) {
    last = now;
    // Looking does not keep the process alive: develop's server does.
    await pause(interval, undefined, { ref: false });
    now = await stateOfContent();
  }
  return now;
}

/** Paths, sizes and times of change of its files. */
async function stateOfContent(): Promise<string> {
  const entries = await readdir(contentFolder, { recursive: true }).catch(() => []);
  const facts = entries.toSorted().map(async (file) => {
    const found = await stat(path.join(contentFolder, file)).catch(() => undefined);
    return `${file}|${found?.size}|${found?.mtimeMs}`;
  });
  return (await Promise.all(facts)).join("\n");
}
