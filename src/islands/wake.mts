import { doc, on } from "../browser/dom";
import { keepDraft, readDraft } from "../browser/draft";
import { whenShown } from "../browser/when-shown";

/*
 * Loads an island's script at the first gesture or focus inside it: at a tap, not at a touch that scrolls, which ends in
 * pointercancel. Until React is there, this handles the contact form. Page and island communicate by these marks:
 *
 * | mark                  | on              | says                                  | written by        | read by
 * | data-island           | the island      | its name                              | island.tsx        | hydrate.tsx, this
 * | data-script           | the island      | the address of its script             | island.tsx        | this
 * | data-scripts=ready    | <html>          | React has taken the island over       | hydrate.tsx       | this
 * | data-scripts=failed   | <html>          | a file failed online, or 15 s passed  | this              | styles
 * | data-sent=pending     | <html>          | submitted, waits for React            | this              | contact form, styles
 * | data-sent=posted      | <html>          | sent by the browser itself            | this              | contact form
 * | islandfailed (event)  | window          | React cannot take it over, or stops   | hydrate.tsx       | this
 * | data-contact-form     | <form>          | the form's status (state.ts)          | contact form      | plug drawing
 * | contact-draft         | session storage | what is typed, and whether it was     | contact form,     | contact form,
 * |                       |                 | on its way (`sent`, draft.ts)         | this              | this
 */
const root = doc.documentElement.dataset;
// The site has one form, the contact form.
const form = doc.forms[0];
const longestLoad = 15_000;

let isLoading = false;
function start(element: Element): void {
  const src = element.closest<HTMLElement>("[data-island]")?.dataset.script;
  if (isLoading || !src) return;
  isLoading = true;
  on("islandfailed", fail);
  const limit = setTimeout(fail, longestLoad);
  const onerror = () => {
    // A message for the mail program needs no connection.
    if (navigator.onLine || (root.sent && form?.method === "dialog")) return fail();
    // Without one it is asked for again at the next gesture, and as soon as there is one.
    clearTimeout(limit);
    isLoading = false;
    on("online", () => start(element), { once: true });
  };
  doc.body.append(Object.assign(doc.createElement("script"), { src, onerror }));
}

/** From now on the browser itself posts the form; with delivery off, the form shows the mail link. */
function fail(): void {
  if (root.scripts) return;
  root.scripts = "failed";
  if (form?.method === "post") {
    checkByBrowser(form, true);
    if (root.sent) {
      // What the browser refuses waits for nothing: it is corrected, and sent again.
      delete root.sent;
      form.requestSubmit();
    }
  }
}

/**
 * The browser's own messages would be in its language, not in French; and of a field that is `required` and empty, readers
 * say «invalid» before anything is typed.
 */
function checkByBrowser(fields: HTMLFormElement, byBrowser: boolean): void {
  fields.noValidate = !byBrowser;
  for (const field of fields.querySelectorAll<HTMLInputElement>("[required], [aria-required]")) {
    field.required = byBrowser;
    field.setAttribute("aria-required", "true");
  }
}

// Not «input»: Chromium moves a slider as soon as it is touched, even by a touch that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => start(target as Element));
}

// A browser that puts back what was chosen, after «back» or a reload, does so before this; the figures follow.
on("pageshow", () => {
  const choice = doc.querySelector("[type=radio]:checked:not([checked])");
  if (choice) start(choice);
});

/** Puts back what was typed in this tab, into the fields that are empty. */
function restoreDraft(fields: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A reload while a message waits still means to send it; coming back later may not.
  const isPending = draft.sent === "pending" && visit?.type === "reload";
  for (const field of fields.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    field.value ||= draft[field.name] ?? "";
  }
  if (isPending) {
    root.sent = "pending";
    for (const box of fields.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
      box.checked = box.name in draft;
  }
  if (draft.sent) start(fields);
}

if (form) {
  checkByBrowser(form, false);
  whenShown(() => restoreDraft(form));
  // Before React, whose own listener would hydrate the page in one go.
  on("submit", interceptSubmit, true);
  // «Back» shows the page as it was left.
  on("pageshow", () => root.sent === "posted" && delete root.sent);
  on("pagehide", () => {
    // Of what the browser itself posts, nobody knows here whether it arrives (inline/thanks.mts).
    if (isLoading && root.scripts !== "ready")
      keepDraft(form, root.sent === "posted" ? undefined : root.sent);
  });
}

/** A submission before React is there waits for it; one that the browser posts itself is posted once. */
function interceptSubmit(event: Event): void {
  if (root.sent === "posted") event.preventDefault();
  else if (root.scripts === "failed" && form?.method === "post") {
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
