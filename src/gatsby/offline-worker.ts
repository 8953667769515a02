import { existsSync } from "node:fs";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build as buildScript } from "esbuild";
import { getManifest, type ManifestEntry } from "workbox-build";
import type { OfflineSite } from "../offline/offline-site";
import { fontFace } from "../theme/font-face";
import { caching } from "./hosting/header-rules";
import { digestOf, htmlFileName, nameWithIntegrity, pageDataFile } from "./html/final-html";
import { isOffline } from "./offline-setting";
import { scriptFolder } from "./webpack/webpack";

const publicFolder = "public";
const workerFile = path.join(publicFolder, "sw.js");

/** What the worker fetches when it is installed, at most, in bytes before compression. */
const installBudget = 600_000;

/**
 * Writes the script that starts the worker from every page, before the pages' final HTML names it; `undefined` in a
 * build without a worker.
 */
export async function writeOfflineScript(): Promise<string | undefined> {
  if (!isOffline(process.env)) return undefined;
  const folder = path.join(publicFolder, scriptFolder);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const script = await bundle("src/offline/page.ts", {
    applicationFiles: files.map((file) => `/${scriptFolder}/${file}`),
  });
  const address = `/${scriptFolder}/offline-${digestOf(script)}.js`;
  await writeFile(path.join(publicFolder, address), script);
  return nameWithIntegrity(address);
}

type SitePages = {
  /** Kept in any case. */
  pages: readonly string[];
  /** Kept while there is room for them. */
  furtherPages: readonly string[];
  /** What identifies this build in each of them; `undefined` in a build without a worker. */
  build: string | undefined;
};

/** Writes public/sw.js. In a build without a worker, it is one that removes an earlier build's. */
export async function writeWorker({ pages, furtherPages, build }: SitePages): Promise<void> {
  if (!build) {
    await writeFile(workerFile, await bundle("src/offline/unregister-worker.ts", {}));
    return;
  }
  const { entries, leftOut } = await filesToKeep(pages, furtherPages);
  const notFoundPage = entries.find(({ url }) => url.startsWith(notFoundPrefix));
  if (!notFoundPage) throw new Error("The service worker keeps no 404 page: public/404.html is not there.");
  const site: OfflineSite = {
    furtherPages: leftOut,
    notFoundPage: notFoundPage.url,
    immutableFolders: caching.immutableFolders,
    build,
  };
  await writeFile(workerFile, await bundle("src/offline/service-worker.ts", { site: { ...site, entries } }));
}

const notFoundPrefix = "/static/not-found-";

async function writeNotFoundPage(): Promise<string> {
  const page = path.join(publicFolder, "404.html");
  const address = `${notFoundPrefix}${digestOf(await readFile(page))}`;
  await copyFile(page, path.join(publicFolder, `${address}.html`));
  return address;
}

async function filesToKeep(pages: readonly string[], furtherPages: readonly string[]) {
  const notFoundPage = await writeNotFoundPage();
  const first = await manifestOf([
    ...pages.flatMap(filesOf),
    htmlFileName(notFoundPage),
    "page-data/app-data.json",
    "page-data/sq/d/*.json",
    fontFace.file.slice(1),
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

/** The files of a page: its HTML, and the data that the application asks for where there is one. */
function filesOf(page: string): string[] {
  const data = pageDataFile(page);
  return existsSync(path.join(publicFolder, data)) ? [htmlFileName(page), data] : [htmlFileName(page)];
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

/** The script of that entry, with values for the names that it only declares. */
async function bundle(entry: string, values: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    target: "es2020",
    legalComments: "none",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  });
  return outputFiles.map(({ text }) => text).join("");
}
