import { Workbox } from "workbox-window";

// Registers the worker, has it cache pictures, and prompts before an update.
const workbox = new Workbox("/sw.js");
workbox.addEventListener("waiting", promptForUpdate);
workbox.controlling.then(cachePictures);
workbox.register({ immediate: true }).catch(() => undefined);

function promptForUpdate(): void {
  const prompt = document.querySelector<HTMLElement>("[data-update-prompt] > p");
  if (!prompt) return;
  prompt.hidden = false;
  prompt.querySelector("button")?.addEventListener("click", replaceWorker, { once: true });
  // Fires once the visitor has agreed here or in another tab, or has reloaded the page.
  workbox.addEventListener("controlling", () => {
    prompt.hidden = true;
  });
}

function replaceWorker(): void {
  const reload = () => location.reload();
  workbox.addEventListener("controlling", reload);
  // Chromium keeps the old worker while it handles a fetch of this page; reloading ends the fetch.
  setTimeout(reload, 1000);
  workbox.messageSkipWaiting();
}

/** Fetches the pictures of every cached page in the size for this viewport, so that the worker caches them. */
async function cachePictures(): Promise<void> {
  for (const cacheName of await caches.keys()) {
    for (const response of await (await caches.open(cacheName)).matchAll()) {
      const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
      if (isPage) await fetchPictures(await response.text());
    }
  }
  document.documentElement.dataset.offline = "ready";
}

async function fetchPictures(html: string): Promise<void> {
  // Only images of the current document load, so import them; `decode` waits until `currentSrc` is set.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of document.importNode(body, true).querySelectorAll("img")) {
    image.loading = "eager";
    await image.decode().catch(() => undefined);
    // The worker does not see an image loaded from the memory cache, but it sees every `fetch()`.
    await fetch(image.currentSrc).catch(() => undefined);
  }
}
