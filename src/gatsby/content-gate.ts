import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent, newMemory } from "../content/check/content-check";
import { placeholderCount, placeholderLines, problemLines, reportContent } from "../content/check/report";
import { checkedCopy, contentFolder, contentSource } from "../content/content-folder";

/**
 * Nothing gets into the site that has not passed the content check. A build ends with the check's lines.
 * Develop reads a copy of the last good content: while data/ holds a mistake, the site stays as it was, and
 * follows once it is corrected.
 */

/** How often develop looks at data/ for changes, in milliseconds. */
const interval = 400;

/** Before anything of an earlier build is touched: a build that is refused leaves it as it was. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  if (contentSource() === contentFolder) await checkBuild(reporter);
};

/** Once Gatsby has cleared its cache, where develop's copy lies. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async ({ reporter }) => {
  if (contentSource() === checkedCopy) await checkDevelop(reporter);
};

/** What a build's content was when it was checked. */
let checked = "";

/**
 * Gatsby reads data/ some seconds after the check: what was changed in between has not passed it, or only
 * half of it got in.
 */
export async function ensureContentIsTheChecked(): Promise<void> {
  if ((await fingerprint(contentFolder)) === checked) return;
  endProcess(`${contentFolder}/ a changé pendant la construction : relancez-la.`);
}

async function checkBuild(reporter: Reporter): Promise<void> {
  checked = await fingerprint(contentFolder);
  const { problems, placeholders, warnings } = await reportContent();
  if (problems.length > 0) endProcess(problemLines(problems));
  if (process.env.LAUNCH === "true") {
    for (const warning of warnings) reporter.warn(warning);
    if (placeholders.length > 0) endProcess(placeholderLines(placeholders));
  }
  reporter.info(placeholderCount(placeholders));
}

/**
 * Not through the reporter, which would wrap at 80 characters, and add a stack trace where it ends a build.
 */
function print(lines: string): void {
  process.stderr.write(`\n${lines}\n`);
}

function endProcess(lines: string): never {
  print(lines);
  process.exit(1);
}

async function checkDevelop(reporter: Reporter): Promise<void> {
  const memory = newMemory();
  let isFirst = true;
  /** Brings the copy up to date when all is well; says what is wrong otherwise. */
  const update = async (): Promise<boolean> => {
    const { problems, placeholders } = await checkContent(contentFolder, memory);
    if (problems.length > 0) {
      print(problemLines(problems));
      const state = isFirst ? "commence" : "garde le dernier contenu en ordre, et suit";
      reporter.warn(`Contenu à corriger : le site ${state} dès que c'est fait, sans redémarrage.`);
      return false;
    }
    await copyChanges(contentFolder, checkedCopy);
    reporter.info(isFirst ? placeholderCount(placeholders) : "Contenu en ordre : le site est à jour.");
    return true;
  };

  let seen = await fingerprint(contentFolder);
  let isGood = await update();
  /** Waits for a change that is complete: two looks in a row see the same. */
  const nextChange = async ({ ref }: { ref: boolean }): Promise<void> => {
    for (let before = seen; ; ) {
      await pause(interval, undefined, { ref });
      const now = await fingerprint(contentFolder);
      if (now !== seen && now === before) {
        seen = now;
        return;
      }
      before = now;
    }
  };
  while (!isGood) {
    await nextChange({ ref: true });
    isGood = await update();
  }
  isFirst = false;
  void (async () => {
    for (;;) {
      // Watching does not keep the process alive: develop's server does.
      await nextChange({ ref: false });
      await update().catch(() => {
        // A file changed in the meantime: the next look starts over.
        seen = "";
      });
    }
  })();
}

/** Paths, sizes and times of change of a folder's files, as one text. */
async function fingerprint(folder: string): Promise<string> {
  const files = await filesOf(folder);
  const facts = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(path.join(folder, file)).catch(() => ({ size: 0, mtimeMs: 0 }));
      return `${file}|${size}|${mtimeMs}`;
    }),
  );
  return facts.join("\n");
}

/** Copies what differs and removes what is gone; Gatsby's watcher sees these files change and no others. */
async function copyChanges(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const wanted = await filesOf(from);
  for (const file of await filesOf(to)) {
    if (!wanted.includes(file)) await rm(path.join(to, file), { recursive: true, force: true });
  }
  for (const file of wanted) {
    const [source, copy] = await Promise.all([
      stat(path.join(from, file)),
      stat(path.join(to, file)).catch(() => undefined),
    ]);
    // A copy's time of change may lose what is below a millisecond.
    if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2) continue;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await copyFile(path.join(from, file), path.join(to, file));
    await utimes(path.join(to, file), source.atime, source.mtime);
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
