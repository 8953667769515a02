import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { adoptPictures, picturesFolder } from "./artwork/kept-pictures";
import { queryTypesFile } from "./query-types";

/**
 * Gatsby builds on what it left behind, its cache and public/, and assumes that both are complete. After an
 * interrupted build they are not: its database holds the new texts already, so that the next build finds
 * nothing new in data/ and does not run the queries that read them. Nor does Gatsby see that a resolver in
 * src/ has changed. So each build makes public/ from scratch. What Gatsby wrote there stays in the cache
 * until the next build, which restores it only if the last build finished with the same code; otherwise the
 * whole cache goes except the pictures.
 */

const publicFolder = "public";
const cacheFolder = ".cache";
const outputFolder = path.join(cacheFolder, "gatsby-output");
const staticFolder = "static";
/** Written as the very last thing of a build; holds what the cache depends on besides data/. */
const finishedMark = path.join(cacheFolder, "finished");

/** What a build depends on, except data/: Gatsby follows that itself. */
const codeFiles = [
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
].concat(["package.json", "package-lock.json", "tsconfig.json"]);

let code = "";

/** Before Gatsby looks at its cache. */
export async function startFromFinishedBuild(): Promise<void> {
  const finished = existsSync(finishedMark) ? readFileSync(finishedMark, "utf8") : undefined;
  await rm(finishedMark, { force: true });
  // Develop publishes nothing, and starts faster with what there is.
  if (process.env.NODE_ENV !== "production") return;
  code = digestOfCode();
  await adoptPictures();
  await rm(publicFolder, { recursive: true, force: true });
  if (finished === code && existsSync(outputFolder)) {
    await cp(outputFolder, publicFolder, { recursive: true });
    return;
  }
  const hadMemory = existsSync(path.join(cacheFolder, "redux"));
  // webpack checks its own cache, file by file, unless webpack itself was interrupted.
  await clearCache(finished === undefined ? [] : ["webpack"]);
  // Gatsby has already read its cache. It discards it where this folder exists and public/ does not.
  if (hadMemory) await mkdir(path.join(cacheFolder, "caches-lmdb"), { recursive: true });
}

async function clearCache(also: readonly string[]): Promise<void> {
  // Gatsby has just compiled gatsby-node.ts into these.
  const kept = new Set([path.basename(picturesFolder), "compiled", ".parcel-cache", ...also]);
  for (const name of await readdir(cacheFolder).catch(() => [])) {
    if (!kept.has(name)) await rm(path.join(cacheFolder, name), { recursive: true, force: true });
  }
}

/** After Gatsby's own work and before ours: what it has written is kept as it is for the next build. */
export async function keepGatsbyOutput(): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  for (const file of await filesBelow(publicFolder)) {
    // What is copied as it is may be gone from static/ by the next build.
    if (existsSync(path.join(staticFolder, file))) continue;
    const kept = path.join(outputFolder, file);
    await mkdir(path.dirname(kept), { recursive: true });
    await copyFile(path.join(publicFolder, file), kept);
  }
}

/** What Gatsby writes only for itself, or for features that no page here uses. */
const notForVisitors = ["~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"];

export async function removeWhatNobodyAsksFor(): Promise<void> {
  for (const name of notForVisitors) {
    if (existsSync(path.join(staticFolder, name))) continue;
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
  }
}

/** A file that the owner puts into static/ is published as it is, or the build says why it can't be. */
export async function ensureStaticFilesAreWhole(): Promise<void> {
  for (const file of await filesBelow(staticFolder)) {
    const [given, published] = await Promise.all([
      readFile(path.join(staticFolder, file)),
      readFile(path.join(publicFolder, file)).catch(() => undefined),
    ]);
    if (published && given.equals(published)) continue;
    throw new Error(
      `${path.join(staticFolder, file)} : la construction écrit elle-même ${path.join(publicFolder, file)}. ` +
        "Renommez ce fichier ou retirez-le.",
    );
  }
}

/** Gatsby still saves its cache after our last step: only the end of the process shows that all is done. */
export function markFinishedAtTheEnd(): void {
  process.once("exit", (status) => {
    if (status === 0) writeFileSync(finishedMark, code);
  });
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function digestOfCode(): string {
  // Gatsby keeps whole paths.
  const hash = createHash("sha256").update(process.version).update(process.cwd());
  for (const file of codeFiles.flatMap(withFilesBelow)) {
    // The build writes this one itself.
    if (path.normalize(file) === path.normalize(queryTypesFile)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function withFilesBelow(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
