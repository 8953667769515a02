import { Workbox } from "workbox-window";

/**
 * The worker's page side, in a build that has one (inline/offline.mts): it starts the worker, has it keep the pictures,
 * and asks the visitor before a later build takes over.
 */

/** The same address in every build, so that a later worker can take its place. */
const workbox = new Workbox("/sw.js");

workbox.addEventListener("waiting", ask);
workbox.register({ immediate: true }).catch(() => undefined);
workbox.controlling.then(keepPictures);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") workbox.update().catch(() => undefined);
});

/** A live region announces what becomes visible in it. */
function ask(): void {
  const prompt = document.querySelector<HTMLElement>("[data-update-prompt] > p");
  if (!prompt) return;
  prompt.hidden = false;
  prompt.querySelector("button")?.addEventListener("click", replaceWorker, { once: true });
}

function replaceWorker(): void {
  const reload = () => location.reload();
  workbox.addEventListener("controlling", reload);
  // Chromium keeps an old worker that was fetching for the page when asked to go; leaving the page helps.
  setTimeout(reload, 1000);
  workbox.messageSkipWaiting();
}

/** Asks for every page's pictures, each in the size that this window takes: the worker keeps them as they pass. */
async function keepPictures(): Promise<void> {
  // What this page had loaded before the worker was there, the browser would not ask for again.
  for (const { name } of performance.getEntriesByType("resource")) {
    if (name.startsWith(`${location.origin}/static/`)) await fetch(name).catch(() => undefined);
  }
  const parser = new DOMParser();
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const response of await cache.matchAll()) {
      if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
      const page = parser.parseFromString(await response.text(), "text/html");
      for (const picture of page.querySelectorAll("picture")) {
        const image = document.importNode(picture, true).querySelector("img");
        if (!image) continue;
        image.loading = "eager";
        image.fetchPriority = "low";
        await image.decode().catch(() => undefined);
      }
    }
  }
  document.documentElement.dataset.offline = "ready";
}
