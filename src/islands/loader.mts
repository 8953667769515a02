import { doc, on } from "../browser/dom";

/*
 * Loads an island's script at the first gesture or focus inside it: at a tap, not at a touch that scrolls, which ends in
 * pointercancel. Each island has a script of its own that begins with this one: contact-form/wake.mts handles the form
 * until React is there. Page and island communicate by these marks:
 *
 * | mark                  | on              | says                                  | written by        | read by
 * | data-island           | the island      | its name                              | island.tsx        | hydrate.tsx, this
 * | data-script           | the island      | the address of its script             | island.tsx        | this
 * | data-scripts=ready    | <html>          | React has taken the island over       | hydrate.tsx       | this, the form's
 * | data-scripts=failed   | <html>          | a file failed twice, or 15 s passed   | this              | styles, the form's
 * | data-sent=pending     | <html>          | submitted, waits for React            | the form's        | contact form, styles
 * | data-sent=posted      | <html>          | sent by the browser itself            | the form's        | contact form
 * | islandfailed (event)  | window          | React cannot take it over, or stops   | hydrate.tsx       | this
 * | data-contact-form     | <form>          | the form's status (state.ts)          | contact form      | plug drawing
 * | contact-draft         | session storage | what is typed, and whether it was     | contact form,     | contact form,
 * |                       |                 | on its way (`sent`, draft.ts)         | the form's        | the form's
 */
export const root = doc.documentElement.dataset;
export const longestLoad = 15_000;
const pause = 1000;

/** Whether the page's form is sent to a service. A draft for the visitor's mail program needs no connection. */
export const isPosted = doc.forms[0]?.method === "post";

let afterFailure = () => {};
/** What else is to be done once an island's script has failed. */
export function whenFailed(act: () => void): void {
  afterFailure = act;
}

export let isLoading = false;

export function start(element: Element): void {
  const src = element.closest<HTMLElement>("[data-island]")?.dataset.script;
  // The policy trusts whatever this script loads ('strict-dynamic'): only the build's own files.
  if (isLoading || !src?.startsWith("/static/js/")) return;
  isLoading = true;
  on("islandfailed", fail);
  const limit = setTimeout(fail, longestLoad);
  const load = (onerror: () => void) => {
    doc.body.append(Object.assign(doc.createElement("script"), { src, onerror }));
  };
  const giveUp = () => {
    if (navigator.onLine || (root.sent && !isPosted)) return fail();
    // Without one it is asked for again at the next gesture, and as soon as there is one.
    clearTimeout(limit);
    isLoading = false;
    on("online", () => start(element), { once: true });
  };
  // A page that is being left drops its loads. If it is shown again, it asks once more.
  load(() => setTimeout(load, pause, giveUp));
}

function fail(): void {
  if (root.scripts) return;
  root.scripts = "failed";
  afterFailure();
}

// Not «input»: Chromium moves a slider as soon as it is touched, even by a touch that then scrolls.
for (const gesture of ["pointerup", "focusin"]) {
  on(gesture, ({ target }) => start(target as Element));
}
