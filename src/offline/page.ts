import { Workbox } from "workbox-window";

/**
 * The worker's page side (inline/offline.mts): it starts the worker, has it keep the pictures, and asks the visitor before
 * a later build takes over.
 */
const workbox = new Workbox("/sw.js");
workbox.addEventListener("waiting", ask);
workbox.controlling.then(keepPictures);
workbox.register({ immediate: true }).catch(() => undefined);

/** A live region announces what becomes visible in it. */
function ask(): void {
  const prompt = document.querySelector<HTMLElement>("[data-update-prompt] > p");
  if (!prompt) return;
  prompt.hidden = false;
  prompt.querySelector("button")?.addEventListener("click", replaceWorker, { once: true });
  // The visitor has agreed: here, in another tab, or before a reload that was quicker than the new worker.
  workbox.addEventListener("controlling", () => {
    prompt.hidden = true;
  });
}

function replaceWorker(): void {
  const reload = () => location.reload();
  workbox.addEventListener("controlling", reload);
  // Chromium keeps an old worker that was fetching for the page when asked to go; leaving the page helps.
  setTimeout(reload, 1000);
  workbox.messageSkipWaiting();
}

/** Asks for the pictures of every kept page, in the size that this window takes: the worker keeps them as they pass. */
async function keepPictures(): Promise<void> {
  for (const cacheName of await caches.keys()) {
    for (const response of await (await caches.open(cacheName)).matchAll()) {
      const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
      if (isPage) await askForPictures(await response.text());
    }
  }
  document.documentElement.dataset.offline = "ready";
}

async function askForPictures(html: string): Promise<void> {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const image of document.importNode(body, true).querySelectorAll("img")) {
    image.loading = "eager";
    await image.decode().catch(() => undefined);
    // What this page has loaded before the worker was there, the browser takes from its memory.
    await fetch(image.currentSrc).catch(() => undefined);
  }
}
