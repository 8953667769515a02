import { doc, on } from "../../browser/dom";
import { restoreDraft, saveDraft } from "../../browser/draft";
import { whenActivated } from "../../browser/when-activated";
import { loadIsland, maxLoadTime, rootDataset } from "../loader.mjs";

// Saves drafts, and holds submissions until React is ready. If React fails to load, the browser posts the form.

const form = doc.forms[0];

/** True if a service receives the messages; otherwise, a mail link is shown when React fails to load. */
const hasFormService = form?.method === "post";

if (form) {
  setNativeValidation(form, false);
  whenActivated(restoreDraft);
  on("input", saveDraft);
  // Captures the event, to run before React's listener, which hydrates synchronously.
  on("submit", interceptSubmit, true);
  // A message left waiting must not be sent after a bfcache restore.
  on("pageshow", ({ persisted }) => persisted && delete rootDataset.submission);
  // Submits in a separate task, because the event is dispatched during a React commit.
  on("islandready", () => setTimeout(submitWaitingForm));
  if (hasFormService) {
    on("islandfailed", () => {
      setNativeValidation(form, true);
      submitWaitingForm();
    });
  }
}

function submitWaitingForm(): void {
  if (rootDataset.submission !== "waiting") return;
  delete rootDataset.submission;
  // Not `form`, because React recreates it in a translated page.
  doc.forms[0]?.requestSubmit();
}

/** Off while React validates: native errors may not be in French, and screen readers call empty fields invalid. */
function setNativeValidation(form: HTMLFormElement, isEnabled: boolean): void {
  form.noValidate = !isEnabled;
  for (const field of form.querySelectorAll<HTMLInputElement>("[required], [aria-required]")) {
    field.required = isEnabled;
    field.setAttribute("aria-required", "true");
  }
}

/** Holds a submission until React is ready; if React has failed, lets the browser post it once. */
function interceptSubmit(event: Event): void {
  if (rootDataset.submission !== "posted") {
    if (rootDataset.hydration === "ready") return;
    if (rootDataset.hydration === "failed" && hasFormService) {
      rootDataset.submission = "posted";
      // Allows another attempt if the visitor is still on the page.
      setTimeout(() => delete rootDataset.submission, maxLoadTime);
      return;
    }
    rootDataset.submission = "waiting";
    loadIsland(event.target as Element);
  }
  event.preventDefault();
  event.stopPropagation();
}
