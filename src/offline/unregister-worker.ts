/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

// Published at the worker's URL by builds without a worker: replaces an earlier worker, then unregisters itself.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  // Claim the pages first; otherwise, the earlier worker would fill its caches again.
  await self.clients.claim();
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

export {};
