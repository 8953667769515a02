/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, PrecacheFallbackPlugin, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { isOfBuild, keepLatest, networkFirst, networkOnly } from "./answer";

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build (gatsby/offline.ts). */
declare const precached: { url: string; revision: string }[];
declare const build: string;
declare const formPage: string;

// If the host publishes another build meanwhile, the installation fails; the next visit tries again.
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isOfBuild(response, build)) ? response : null) },
]);
precache(precached);
clientsClaim();

/** Hashed files never change. Those of the build are precached; pictures are cached when shown. */
const pictures = new CacheFirst({
  cacheName: "pictures",
  // Pictures of earlier builds go first.
  plugins: [{ cacheDidUpdate: async ({ cacheName }) => keepLatest(await caches.open(cacheName), 200) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:static|fonts)\//.test(url.pathname),
  async (context) => (await matchPrecache(context.url.pathname)) ?? pictures.handle(context),
);

/** Network first, so that visitors see the newest build; the cache if the network fails. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precached.some((entry) => entry.url === pathOf(url)),
  async ({ request, url }) => {
    const page = await matchPrecache(pathOf(url));
    // The browser may have evicted it.
    if (!page) return fetch(request);
    // An outdated form could send to a former service, or report success without sending.
    return pathOf(url) === formPage ? networkOnly(request, page) : networkFirst(request, page);
  },
);

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

/** Other paths may exist on the host; without a network, the 404 page responds. */
const notFound = new PrecacheFallbackPlugin({ fallbackURL: "/not-found" });
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [notFound] })));

/** The visitor has agreed to the new version (page.ts). */
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});
