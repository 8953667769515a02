import { doc, on } from "../inline/dom";
import { whenShown } from "../inline/when-shown";
import { draftKey } from "./contact-form/draft-key";
import { startGatsbyScripts } from "./gatsby-scripts";

/**
 * Starts the application at the first gesture or focus inside an island (islands/island.tsx): a tap, and not a
 * finger that scrolls, whose pointer is cancelled. It is also loaded where the browser brings a box back ticked, which
 * means nothing without it.
 *
 * The document says what became of it: `data-scripts` is `ready`, written by the application, or `failed`,
 * when a file has failed or they have not all arrived within 15 seconds. Until it is ready, the contact form
 * - brings back, once the page has loaded, what was typed in this tab;
 * - is held back when it is sent, for the application to handle (`data-sent` is `held`);
 * - is not validated by the browser, which would speak its own language and not the site's;
 * - is the browser's own once the application has failed (`data-sent` is then `posted`), if delivery is on; with
 *   delivery off, it offers the mail link.
 */
const root = doc.documentElement.dataset;
// What can be filled in or ticked is in an island.
const form = doc.forms[0];

function fail(): void {
  if (root.scripts) return;
  root.scripts = "failed";
  if (form?.method === "post") {
    form.noValidate = false;
    if (root.sent) form.requestSubmit();
  }
}

let isLoading = false;
function start(): void {
  if (isLoading) return;
  isLoading = true;
  on("unhandledrejection", fail);
  setTimeout(fail, 15_000);
  startGatsbyScripts(fail);
}

/** Once the browser has brought back what it keeps of a page that was reloaded or left. */
function resume(): void {
  if (doc.querySelector("input:checked:not([checked])")) start();
  try {
    if (form && sessionStorage[draftKey]) start();
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

// Not «input»: Chromium moves a slider as soon as it is touched, even by a finger that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => (target as Element).closest("[data-island]") && start());
}

on("load", () => whenShown(resume));

if (form) {
  form.noValidate = true;
  // Before React, whose own listener would hydrate the page in one go.
  on(
    "submit",
    (event) => {
      if (root.scripts === "ready") return;
      if (root.scripts && form.method === "post") root.sent = "posted";
      else {
        event.preventDefault();
        event.stopPropagation();
        root.sent = "held";
        start();
      }
    },
    true,
  );
}
