/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, PrecacheFallbackPlugin, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { deleteOldest, isCacheable, networkFirst } from "./responses";

declare const self: ServiceWorkerGlobalScope;
// The build defines these three (src/gatsby/offline.ts).
declare const precached: { url: string; revision: string }[];
declare const buildId: string;
declare const formPath: string;

// Lets the installation fail if the host publishes another build meanwhile; the next visit tries again.
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isCacheable(response, buildId)) ? response : null) },
]);
precache(precached);
clientsClaim();

/** Cache first, because hashed files never change. Scripts and fonts are precached, pictures cached when shown. */
const pictures = new CacheFirst({
  cacheName: "pictures",
  plugins: [{ cacheDidUpdate: async ({ cacheName }) => deleteOldest(await caches.open(cacheName), 200) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:static|fonts)\//.test(url.pathname),
  async (context) => (await matchPrecache(context.url.pathname)) ?? pictures.handle(context),
);

/** Network first, so that visitors see the newest build; the cache if the network fails. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precached.some((entry) => entry.url === pathOf(url)),
  async ({ request, url }) => {
    const path = pathOf(url);
    const cachedPage = await matchPrecache(path);
    // The browser may have evicted the page.
    if (!cachedPage) return fetch(request);
    // No timeout: an older build's form could send to a service no longer used, or report success without sending.
    return path === formPath ? fetch(request).catch(() => cachedPage) : networkFirst(request, cachedPage);
  },
);

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

/** Network only for other paths, which may exist on the host; without a network, the 404 page's copy (gatsby/offline.ts). */
const notFound = new PrecacheFallbackPlugin({ fallbackURL: "/not-found" });
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [notFound] })));

// offline/register-worker.ts sends this message once the visitor agrees to the new version.
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});
