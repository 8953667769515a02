/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** At the worker's address in a build without one: it replaces an earlier build's worker, then unregisters. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  // From here on no page asks the earlier worker, which would fill its caches again.
  await self.clients.claim();
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

export {};
