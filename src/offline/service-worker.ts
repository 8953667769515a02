/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, PrecacheFallbackPlugin, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { isOfBuild, keepLatest, networkFirst } from "./answer";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (gatsby/offline.ts). */
declare const kept: { url: string; revision: string }[];
declare const build: string;

// A host that changes builds meanwhile would leave a worker with some of each: it is not installed, and the next visit tries again.
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isOfBuild(response, build)) ? response : null) },
]);
precache(kept);
clientsClaim();

/** Files named after their content are the same in every build: those of the build, and the pictures that pass. */
const passing = new CacheFirst({
  cacheName: "pictures",
  // Those of earlier builds go as later ones come.
  plugins: [{ cacheDidUpdate: async ({ cacheName }) => keepLatest(await caches.open(cacheName), 200) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:static|fonts)\//.test(url.pathname),
  async (context) => (await matchPrecache(context.url.pathname)) ?? passing.handle(context),
);

/** Pages and their data come from the network, and only without it from here, so that two builds never mix. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && kept.some((entry) => entry.url === addressOf(url)),
  async ({ request, url }) => {
    const page = await matchPrecache(addressOf(url));
    // A browser that is short of room may have dropped it.
    return page ? networkFirst(request, page) : fetch(request);
  },
);

function addressOf({ pathname }: URL): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

/** What is not kept may exist: the network says so, however late. Only without one is it not found. */
const notFound = new PrecacheFallbackPlugin({ fallbackURL: "/not-found" });
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [notFound] })));

/** The visitor has agreed to the new version (page.ts). */
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});
