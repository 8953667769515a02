import { doc, on } from "../../browser/dom";
import { keepDraft, readDraft } from "../../browser/draft";
import { whenShown } from "../../browser/when-shown";
import { isLoading, isPosted, longestLoad, root, start, whenFailed } from "../wake.mjs";

/* The contact form until React is there: what is typed is kept, and what is sent waits, or is posted by the browser. */

// The site has one form.
const form = doc.forms[0];

if (form) {
  checkByBrowser(form, false);
  whenShown(() => restoreDraft(form));
  // Before React, whose own listener would hydrate the page in one go.
  on("submit", interceptSubmit, true);
  // «Back» shows the page as it was left: what waited then is not sent behind the visitor's back.
  on("pageshow", ({ persisted }) => persisted && delete root.sent);
  on("pagehide", () => {
    // Of what the browser itself posts, nobody knows here whether it arrives (inline/thanks.mts).
    if (isLoading && root.scripts !== "ready")
      keepDraft(form, root.sent === "posted" ? undefined : root.sent);
  });
  // With delivery off, the form shows the mail link.
  if (isPosted) whenFailed(() => postByBrowser(form));
}

/** From now on the browser itself posts the form. */
function postByBrowser(form: HTMLFormElement): void {
  checkByBrowser(form, true);
  if (root.sent) {
    // What the browser refuses waits for nothing: it is corrected, and sent again.
    delete root.sent;
    form.requestSubmit();
  }
}

/**
 * The browser's own messages would be in its language, not in French; and of a field that is `required` and empty, readers
 * say «invalid» before anything is typed.
 */
function checkByBrowser(form: HTMLFormElement, byBrowser: boolean): void {
  form.noValidate = !byBrowser;
  for (const field of form.querySelectorAll<HTMLInputElement>("[required], [aria-required]")) {
    field.required = byBrowser;
    field.setAttribute("aria-required", "true");
  }
}

/** Puts back what was typed in this tab, into the fields that are empty. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A reload while a message waits still means to send it; coming back later may not.
  const isPending = draft.sent === "pending" && visit?.type === "reload";
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    field.value ||= draft[field.name] ?? "";
    // The consent; to the others it means nothing.
    field.checked ||= isPending && field.name in draft;
  }
  if (isPending) root.sent = "pending";
  if (draft.sent) start(form);
}

/** A submission before React is there waits for it; one that the browser posts itself is posted once. */
function interceptSubmit(event: Event): void {
  if (root.sent === "posted") event.preventDefault();
  else if (root.scripts === "failed" && isPosted) {
    root.sent = "posted";
    // A visitor who is still on the page then may try again.
    setTimeout(() => delete root.sent, longestLoad);
  } else if (root.scripts !== "ready") {
    event.preventDefault();
    event.stopPropagation();
    root.sent = "pending";
    start(event.target as Element);
  }
}
