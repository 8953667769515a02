import { Workbox } from "workbox-window";
import { keepSite } from "./keep-site";

/**
 * The worker's page side, in a build that has one: a script of its own, loaded after the page (inline/offline.mts).
 * It starts the worker. When a later build waits to take over, it asks the visitor first, and reloads the page.
 */

/** The same address in every build, so that a later worker can take its place. */
const workerFile = "/sw.js";

/** How long the old worker may take to give way before the page is reloaded anyway, in milliseconds. */
const patience = 1000;

if ("serviceWorker" in navigator) start(new Workbox(workerFile));

function start(workbox: Workbox): void {
  workbox.addEventListener("waiting", () => ask(() => replace(workbox)));
  workbox.register({ immediate: true }).catch(() => undefined);
  workbox.controlling.then(keepSite);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") workbox.update().catch(() => undefined);
  });
}

/** A live region announces what becomes visible in it. */
function ask(agree: () => void): void {
  const prompt = document.querySelector<HTMLElement>("[data-update-prompt] > p");
  if (!prompt) return;
  prompt.hidden = false;
  prompt.querySelector("button")?.addEventListener("click", agree, { once: true });
}

/** Chromium keeps an old worker that was fetching for the page when asked to go; leaving the page helps. */
function replace(workbox: Workbox): void {
  const reload = () => location.reload();
  const timer = setTimeout(reload, patience);
  workbox.addEventListener("controlling", () => {
    clearTimeout(timer);
    reload();
  });
  workbox.messageSkipWaiting();
}
