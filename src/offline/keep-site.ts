/** The application's files, named by the build (gatsby/offline-worker.ts). */
declare const applicationFiles: string[];

/**
 * Fetches what the worker does not keep by itself: the application, and the pictures of every page that it has in the
 * sizes that this window takes. Its requests pass through the worker, which keeps them.
 */
export async function keepSite(): Promise<void> {
  if (savesData()) return;
  for (const address of new Set([...usedFiles(), ...applicationFiles]))
    await fetch(address).catch(() => undefined);
  for (const page of await keptPages()) await keepPictures(page);
  document.documentElement.dataset.offline = "ready";
}

/** Save-Data, where the browser reports it (Network Information API). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The files named after their content that this page had loaded before the worker was there. */
function usedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/static/`));
}

/** The HTML of every page in the worker's cache. */
async function keptPages(): Promise<string[]> {
  const pages: string[] = [];
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response?.headers.get("Content-Type")?.startsWith("text/html")) pages.push(await response.text());
    }
  }
  return pages;
}

/** Lets the browser choose each picture's file as it would on the page itself. */
async function keepPictures(html: string): Promise<void> {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const picture of page.querySelectorAll("picture")) {
    const image = document.importNode(picture, true).querySelector("img");
    if (!image) continue;
    image.loading = "eager";
    image.fetchPriority = "low";
    await image.decode().catch(() => undefined);
  }
}
