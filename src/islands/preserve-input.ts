/**
 * Watches an island that React is about to hydrate. Where it is as React would render it, React keeps its elements, with
 * all that was typed. Where it is not (the browser has translated it, an extension has changed it), React creates them
 * anew: the function that this returns then carries over what the visitor had entered, focus and caret included. Elements
 * that were removed and put back (`wereRemoved`) have lost the focus only; that of others may just be moving on.
 */
export function preserveInput(island: Element): (wereRemoved?: boolean) => void {
  const served = controlsOf(island);
  let focused = island.contains(document.activeElement) ? document.activeElement : null;
  island.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  island.addEventListener("focusout", () => {
    // When React removes an element, Chromium fires focusout just before: that is not the visitor leaving it.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null;
    });
  });
  return (wereRemoved = false) => {
    const rendered = controlsOf(island);
    for (const [key, control] of served) {
      const successor = rendered.get(key);
      if (!successor) continue;
      if (successor !== control) copyEntry(control, successor);
      if (control === focused && (wereRemoved || successor !== control)) takeFocus(control, successor);
    }
  };
}

/** The controls by name (a radio button also by value); a control without a name occurs once. */
function controlsOf(element: Element): Map<string, HTMLElement> {
  const controls = element.querySelectorAll<HTMLElement>("input, textarea, button, details, summary");
  return new Map(Array.from(controls, (control) => [keyOf(control), control]));
}

function keyOf(control: HTMLElement): string {
  const name = control.getAttribute("name") ?? control.tagName;
  return control instanceof HTMLInputElement && control.type === "radio" ? `${name}=${control.value}` : name;
}

function copyEntry(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (!isText(from) || !isText(to) || from.type === "hidden") return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
}

function takeFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isText(from) || !isText(to)) return;
  const { selectionStart, selectionEnd } = from;
  // Of an e-mail field, browsers do not reveal the selection.
  if (selectionStart !== null && selectionEnd !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

function isText(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
