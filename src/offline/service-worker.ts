/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, PrecacheFallbackPlugin, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { isOfBuild, keepLatest, networkFirst, networkOnly } from "./answer";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (gatsby/offline.ts). */
declare const precached: { url: string; revision: string }[];
declare const build: string;
declare const formPage: string;

// If the host publishes another build meanwhile, the worker is not installed, and the next visit tries again.
addPlugins([
  { cacheWillUpdate: async ({ response }) => ((await isOfBuild(response, build)) ? response : null) },
]);
precache(precached);
clientsClaim();

/** Files named after their content never change: those of the build are precached, pictures are cached when shown. */
const pictures = new CacheFirst({
  cacheName: "pictures",
  // Pictures of earlier builds go first.
  plugins: [{ cacheDidUpdate: async ({ cacheName }) => keepLatest(await caches.open(cacheName), 200) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:static|fonts)\//.test(url.pathname),
  async (context) => (await matchPrecache(context.url.pathname)) ?? pictures.handle(context),
);

/** The network first, so that a visitor sees the newest build; the cache when the network fails. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precached.some((entry) => entry.url === addressOf(url)),
  async ({ request, url }) => {
    const page = await matchPrecache(addressOf(url));
    // A browser short of storage may have dropped it.
    if (!page) return fetch(request);
    // The form of an earlier build may send to another service, or to none and still say that the message was sent.
    return addressOf(url) === formPage ? networkOnly(request, page) : networkFirst(request, page);
  },
);

function addressOf({ pathname }: URL): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

/** An address that is not precached may exist: only the network knows. Without a network, the 404 page answers. */
const notFound = new PrecacheFallbackPlugin({ fallbackURL: "/not-found" });
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [notFound] })));

/** The visitor has agreed to the new version (page.ts). */
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") self.skipWaiting();
});
