import { doc, on } from "../inline/dom";
import { whenShown } from "../inline/when-shown";
import { keepDraft, readDraft } from "./contact-form/draft";

/*
 * Loads an island's script at the first gesture or focus inside it: a tap, and not a finger that scrolls, whose pointer
 * is cancelled. Until it is there, the contact form is looked after here. How page and island tell each other what
 * happens:
 *
 * | mark                  | on              | says                                  | written by        | read by
 * | data-island           | the island      | its name                              | island.tsx        | hydrate.tsx, this
 * | data-script           | the island      | the address of its script             | island.tsx        | this
 * | data-scripts=ready    | <html>          | React has taken the island over       | hydrate.tsx       | this
 * | data-scripts=failed   | <html>          | a file failed, or 15 s have passed    | this              | styles
 * | data-sent=held        | <html>          | sent, and waits for React             | this              | contact form
 * | data-sent=posted      | <html>          | sent by the browser itself            | this              | contact form
 * | data-contact-form     | <form>          | the form's status (state.ts)          | contact form      | plug drawing
 * | contact-draft         | session storage | what is typed, and whether it was     | contact form,     | contact form,
 * |                       |                 | on its way (`sent`, draft.ts)         | this              | this
 */
const root = doc.documentElement.dataset;
// What can be filled in or ticked is in an island.
const form = doc.forms[0];
const longestWait = 15_000;

let isLoading = false;
function start(element: Element): void {
  const src = element.closest<HTMLElement>("[data-island]")?.dataset.script;
  if (isLoading || !src) return;
  isLoading = true;
  on("unhandledrejection", fail);
  setTimeout(fail, longestWait);
  doc.body.append(Object.assign(doc.createElement("script"), { src, onerror: fail }));
}

/** Where delivery is on, the form is the browser's own from now on; with delivery off, it shows the mail link. */
function fail(): void {
  if (root.scripts) return;
  root.scripts = "failed";
  if (form?.method === "post") {
    form.noValidate = false;
    if (root.sent) form.requestSubmit();
  }
}

// Not «input»: Chromium moves a slider as soon as it is touched, even by a finger that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => start(target as Element));
}

// Once the browser has brought back what it keeps of a page, in Chromium between load and pageshow: a choice other than
// the page's own means nothing without React.
on("pageshow", () =>
  whenShown(() => {
    const choice = doc.querySelector("input:checked:not([checked])");
    if (choice) start(choice);
  }),
);

/** Puts back what was typed in this tab, into the fields that are empty. */
function restoreDraft(fields: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Who reloads a page while a message waits to be sent still wants it sent; who comes back later may not.
  const isHeld = draft.sent === "held" && visit?.type === "reload";
  for (const field of fields.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    field.value ||= draft[field.name] ?? "";
  }
  if (isHeld) {
    root.sent = "held";
    for (const box of fields.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
      box.checked = box.name in draft;
  }
  if (draft.sent) start(fields);
}

if (form) {
  // It would speak the browser's language and not the site's.
  form.noValidate = true;
  whenShown(() => restoreDraft(form));
  // Before React, whose own listener would hydrate the page in one go.
  on("submit", hold, true);
  // «Back» shows the page as it was left.
  on("pageshow", () => root.sent === "posted" && delete root.sent);
  on("pagehide", () => {
    if (isLoading && root.scripts !== "ready" && root.sent !== "posted") {
      keepDraft(form, root.sent);
    }
  });
}

/** What is sent before React is there waits for it; what the browser posts, it posts once. */
function hold(event: Event): void {
  if (root.sent === "posted") event.preventDefault();
  else if (root.scripts === "failed" && form?.method === "post") {
    root.sent = "posted";
    // Who is still here then may try again.
    setTimeout(() => delete root.sent, longestWait);
  } else if (root.scripts !== "ready") {
    event.preventDefault();
    event.stopPropagation();
    root.sent = "held";
    start(event.target as Element);
  }
}
