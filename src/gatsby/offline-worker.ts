import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { getManifest, type ManifestEntry } from "workbox-build";
import { fontFile } from "../theme/global-styles";
import { htmlFileName } from "./final-html";
import { caching } from "./hosting/header-rules";
import { isOffline } from "./offline-setting";

const publicFolder = "public";
const workerFile = path.join(publicFolder, "sw.js");

/** What the worker fetches when it is installed, at most, in bytes before compression. */
const installBudget = 600_000;

/** What the worker knows of the site beside the files that it keeps. */
export type OfflineSite = {
  /** Pages that it has no room for. */
  furtherPages: string[];
  /** A copy of the 404 page at an address that answers with 200 on every host. */
  notFoundPage: string;
  immutableFolders: string[];
  /** The script that every page of this build starts with, and no other build's. */
  startScript: string;
};

/**
 * Writes public/sw.js. Without a worker, one stands there that takes an earlier build's away.
 * `pages` are kept in any case, `furtherPages` while there is room for them.
 */
export async function writeWorker(pages: readonly string[], furtherPages: readonly string[]): Promise<void> {
  await removeNotFoundPages();
  if (!isOffline(process.env)) {
    await bundle("src/offline/farewell-worker.ts");
    return;
  }
  const { entries, leftOut } = await filesToKeep(pages, furtherPages);
  const index = await readFile(path.join(publicFolder, "index.html"), "utf8");
  const [startScript = ""] = /start-[0-9a-f]+\.js/.exec(index) ?? [];
  const site: OfflineSite = {
    furtherPages: leftOut,
    notFoundPage: entries.find(({ url }) => url.startsWith(notFoundPrefix))?.url ?? "",
    immutableFolders: caching.immutableFolders,
    startScript,
  };
  await bundle("src/offline/service-worker.ts", { ...site, entries });
}

const notFoundPrefix = "/static/not-found-";

async function removeNotFoundPages(): Promise<void> {
  const folder = path.join(publicFolder, "static");
  for (const file of await readdir(folder)) {
    if (`/static/${file}`.startsWith(notFoundPrefix)) await rm(path.join(folder, file));
  }
}

async function writeNotFoundPage(): Promise<string> {
  const page = path.join(publicFolder, "404.html");
  const digest = createHash("sha256")
    .update(await readFile(page))
    .digest("hex")
    .slice(0, 20);
  const address = `${notFoundPrefix}${digest}`;
  await copyFile(page, path.join(publicFolder, `${address}.html`));
  return address;
}

async function filesToKeep(pages: readonly string[], furtherPages: readonly string[]) {
  const notFoundPage = await writeNotFoundPage();
  const first = await manifestOf([
    ...pages.flatMap(filesOf),
    htmlFileName(notFoundPage),
    "page-data/404.html/page-data.json",
    "page-data/app-data.json",
    "page-data/sq/d/*.json",
    fontFile.slice(1),
    "favicon.svg",
    "manifest.webmanifest",
  ]);
  const entries = first.entries;
  const leftOut: string[] = [];
  let size = first.size;
  for (const page of furtherPages) {
    const further = await manifestOf(filesOf(page));
    if (size + further.size > installBudget) {
      leftOut.push(page);
      continue;
    }
    size += further.size;
    entries.push(...further.entries);
  }
  return { entries, leftOut };
}

/** The files of a page: its HTML and the data that Gatsby's application asks for. */
function filesOf(page: string): string[] {
  const data = page === "/" ? "index" : page.slice(1);
  return [htmlFileName(page), `page-data/${data}/page-data.json`];
}

async function manifestOf(files: string[]): Promise<{ entries: ManifestEntry[]; size: number }> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: publicFolder,
    globPatterns: files,
    dontCacheBustURLsMatching: /^(?:static|fonts)\//,
    maximumFileSizeToCacheInBytes: installBudget,
    // Pages are known by their addresses, as the host serves them.
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.map((entry) => ({
          ...entry,
          url: `/${entry.url}`.replace(/(?:index)?\.html$/, ""),
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`The service worker's files: ${warnings.join("\n")}`);
  return { entries: manifestEntries, size };
}

async function bundle(entry: string, site?: object): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: workerFile,
    bundle: true,
    minify: true,
    target: "es2020",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', site: JSON.stringify(site ?? {}) },
  });
}
