import { doc, on } from "../../browser/dom";
import { restoreDraft, saveDraft } from "../../browser/draft";
import { whenActivated } from "../../browser/when-activated";
import { loadIsland, longestLoad, root } from "../loader.mjs";

/* Keeps what is typed, and lets a submission wait for React. If React cannot come, the browser posts the form. */

// The site has one form.
const form = doc.forms[0];

/** Whether messages are sent to a service; otherwise a form without React shows the mail link. */
const isPosted = form?.method === "post";

if (form) {
  setNativeChecks(form, false);
  whenActivated(restoreDraft);
  on("input", saveDraft);
  // Capture before React's listener, which hydrates synchronously.
  on("submit", interceptSubmit, true);
  // A message that waited as the page was left is not sent behind the visitor's back.
  on("pageshow", ({ persisted }) => persisted && delete root.submission);
  // In a task of its own, because the event comes from within a commit.
  on("islandready", () => setTimeout(submitWaiting));
  if (isPosted) {
    on("islandfailed", () => {
      setNativeChecks(form, true);
      submitWaiting();
    });
  }
}

function submitWaiting(): void {
  if (root.submission !== "waiting") return;
  delete root.submission;
  // React creates the form anew in a translated page.
  doc.forms[0]?.requestSubmit();
}

/**
 * The browser's own messages would be in its language, not in French; and screen readers announce an empty `required`
 * field as invalid before anything is typed.
 */
function setNativeChecks(form: HTMLFormElement, areOn: boolean): void {
  form.noValidate = !areOn;
  for (const field of form.querySelectorAll<HTMLInputElement>("[required], [aria-required]")) {
    field.required = areOn;
    field.setAttribute("aria-required", "true");
  }
}

/** A submission waits for React, or else is posted by the browser, once. */
function interceptSubmit(event: Event): void {
  if (root.submission !== "posted") {
    if (root.hydration === "ready") return;
    if (root.hydration === "failed" && isPosted) {
      root.submission = "posted";
      // A visitor who is still on the page then may try again.
      setTimeout(() => delete root.submission, longestLoad);
      return;
    }
    root.submission = "waiting";
    loadIsland(event.target as Element);
  }
  event.preventDefault();
  event.stopPropagation();
}
