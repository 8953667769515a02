/// <reference lib="webworker" />
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { cacheNames, clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import type { OfflineSite } from "./offline-site";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (gatsby/offline-worker.ts). */
declare const site: OfflineSite & { entries: PrecacheEntry[] };

/** How long a page may take to come from the network before the kept one is shown, in milliseconds. */
const patience = 3000;

/**
 * Pages and their data come from the network, and from this worker's own build without it; they are never kept beside
 * it, so that two builds never mix. Files named after their content are the same in every build.
 */
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null) },
]);
precache(site.entries);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ request, url }) => networkFirst(request, () => keptPage(url.pathname)),
);

const hashedFiles = new CacheFirst({
  cacheName: `${cacheNames.prefix}-files`,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
  ],
});
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && site.immutableFolders.some((folder) => url.pathname.startsWith(folder)),
  async (context) => (await matchPrecache(context.url.pathname)) ?? hashedFiles.handle(context),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && site.entries.some((entry) => entry.url === url.pathname),
  ({ request, url }) => networkFirst(request, () => matchPrecache(url.pathname)),
);

/** The visitor has agreed to the new version (page.ts). */
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});

/** A host that changes builds while the worker is being installed would leave it with some of each. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return true;
  return (await response.clone().text()).includes(site.build);
}

/** The network's answer, or what is kept when the network is slow, gone or offers only a server error. */
async function networkFirst(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const network = fetch(request);
  const inTime = await Promise.race([network, timeOut()]).catch(() => undefined);
  if (inTime && inTime.status < 500) return inTime;
  return (await kept()) ?? network;
}

function timeOut(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience));
}

/** The page of this build at that address, or its 404 page, with the status that says so. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const page = await matchPrecache(pathname.replace(/(?<=.)\/+$/, ""));
  if (page || site.furtherPages.includes(pathname)) return page;
  const notFound = await matchPrecache(site.notFoundPage);
  return notFound && new Response(notFound.body, { status: 404, headers: notFound.headers });
}
