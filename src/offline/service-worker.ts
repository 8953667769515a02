/// <reference lib="webworker" />
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
import { networkFirst, networkOnly } from "./answer";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (gatsby/offline.ts). */
declare const site: { entries: PrecacheEntry[]; build: string };

const isKept = (pathname: string) => site.entries.some(({ url }) => url === pathname);
/** The 404 page at an address that answers with 200 on every host. */
const notFoundPage = `/static/not-found-${site.build}`;

// A host that changes builds while the worker is being installed would leave it with some of each.
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null) },
]);
precache(site.entries);
cleanupOutdatedCaches();
clientsClaim();

/** Files named after their content are the same in every build: the pictures that page.ts asks for. */
const namedAfterContent = new CacheFirst({
  cacheName: `${cacheNames.prefix}-files`,
  plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:static|fonts)\//.test(url.pathname),
  async (context) => (await matchPrecache(context.url.pathname)) ?? namedAfterContent.handle(context),
);

/** Pages and their data are never kept beside this worker's own build, so that two builds never mix. */
registerRoute(
  ({ request, sameOrigin, url }) => request.mode === "navigate" || (sameOrigin && isKept(url.pathname)),
  async ({ request, url }) => {
    const kept = await matchPrecache(url.pathname.replace(/(?<=.)\/+$/, ""));
    return kept ? networkFirst(request, kept) : networkOnly(request, await matchPrecache(notFoundPage));
  },
);

/** The visitor has agreed to the new version (page.ts). */
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});

async function isOfThisBuild(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return true;
  return (await response.clone().text()).includes(site.build);
}
