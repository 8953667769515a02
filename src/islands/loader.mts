import { doc, on } from "../browser/dom";

/*
 * Loads an island's scripts at the first gesture or focus inside it: at a tap, not at a touch that scrolls, which ends in
 * pointercancel. Each island has a loader of its own that begins with this one. Page, loaders and React communicate by:
 *
 * | mark                      | on         | says                                                | written by
 * | data-island               | the island | its name                                            | island.tsx
 * | data-src                  | the island | the addresses of its scripts                        | island.tsx
 * | islandready, islandfailed | window     | events: React has hydrated the island, or cannot    | hydrate.tsx, this
 * | data-hydration            | <html>     | absent, `ready` or `failed`: the last such event    | this
 * | data-submission           | <html>     | absent, `waiting` for React, `posted` by the browser | contact-form/loader.mts
 */
export const root = doc.documentElement.dataset;
export const longestLoad = 15_000;
const pause = 1000;

on("islandready", () => {
  root.hydration = "ready";
});
on("islandfailed", () => {
  root.hydration = "failed";
});
const fail = () => dispatchEvent(new Event("islandfailed"));

let isLoading = false;

export function loadIsland(element: Element): void {
  const sources = element.closest<HTMLElement>("[data-island]")?.dataset.src?.split(" ");
  // The policy trusts whatever this script loads ('strict-dynamic'): only the build's own files.
  if (isLoading || !sources?.every((src) => src.startsWith("/static/js/"))) return;
  isLoading = true;
  limitWait();
  for (const src of sources) loadScript(src);
}

function limitWait(): void {
  setTimeout(() => {
    if (root.hydration) return;
    if (navigator.onLine) fail();
    else whenOnline(limitWait);
  }, longestLoad);
}

/** Asks a second time for a script that fails: navigating away cancels a load, and the page may be shown again. */
function loadScript(src: string): void {
  const giveUp = () => (navigator.onLine ? fail() : whenOnline(() => loadScript(src)));
  addScript(src, () => setTimeout(() => addScript(src, giveUp), pause));
}

function addScript(src: string, onerror: () => void): void {
  doc.body.append(Object.assign(doc.createElement("script"), { src, onerror }));
}

function whenOnline(act: () => void): void {
  on("online", act, { once: true });
}

// Not "input": Chromium moves a slider as soon as it is touched, even by a touch that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => loadIsland(target as Element));
}
