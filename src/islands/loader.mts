import { doc, on } from "../browser/dom";

// Loads an island's scripts on the first tap or focus inside it. A touch that scrolls ends in pointercancel, not a tap.
// Each island's own loader imports this one. Page, loaders and React communicate by:
//
// | name                      | on         | value                                                | set by
// | data-island               | the island | its name                                             | island.tsx
// | data-src                  | the island | the URLs of its scripts                              | island.tsx
// | islandready, islandfailed | window     | events: React has hydrated the island, or cannot     | hydrate.tsx, this file
// | data-hydration            | <html>     | absent, `ready` or `failed`, as the last such event  | this file
// | data-submission           | <html>     | absent, `waiting` for React, `posted` by the browser | contact-form/loader.mts

export const rootDataset = doc.documentElement.dataset;
export const maxLoadTime = 15_000;
const retryDelay = 1000;

on("islandready", () => {
  rootDataset.hydration = "ready";
});
on("islandfailed", () => {
  rootDataset.hydration = "failed";
});
const fail = () => dispatchEvent(new Event("islandfailed"));

let isLoading = false;

export function loadIsland(element: Element): void {
  const sources = element.closest<HTMLElement>("[data-island]")?.dataset.src?.split(" ");
  // Under 'strict-dynamic', the CSP trusts whatever this script loads, so allow the build's own files only.
  if (isLoading || !sources?.every((src) => src.startsWith("/static/js/"))) return;
  isLoading = true;
  failAfterTimeout();
  for (const src of sources) loadScript(src);
}

function failAfterTimeout(): void {
  setTimeout(() => {
    if (rootDataset.hydration) return;
    if (navigator.onLine) fail();
    else whenOnline(failAfterTimeout);
  }, maxLoadTime);
}

/** Retries once, because navigating away cancels the load and bfcache may restore the page. */
function loadScript(src: string): void {
  const failOrWait = () => (navigator.onLine ? fail() : whenOnline(() => loadScript(src)));
  addScript(src, () => setTimeout(() => addScript(src, failOrWait), retryDelay));
}

function addScript(src: string, onerror: () => void): void {
  doc.body.append(Object.assign(doc.createElement("script"), { src, onerror }));
}

function whenOnline(action: () => void): void {
  on("online", action, { once: true });
}

// Not "input", which Chromium fires even for a touch that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => loadIsland(target as Element));
}
