/**
 * Watches an island that React is about to hydrate. Where it is as React would render it, React keeps its elements, with
 * all that was typed. Where it is not (the browser has translated it, an extension has changed it), React creates them
 * anew: the function that this returns then carries over what the visitor had entered, focus and caret included.
 */
export function watchEntries(island: Element): () => void {
  const served = controlsOf(island);
  let focused = island.contains(document.activeElement) ? document.activeElement : null;
  island.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  island.addEventListener("focusout", () => {
    // An element that React removes loses the focus without the visitor's doing, in Chromium just before it is gone.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null;
    });
  });
  return () => {
    const rendered = controlsOf(island);
    for (const [key, control] of served) {
      const successor = rendered.get(key);
      if (!successor || successor === control) continue;
      copyEntry(control, successor);
      if (control === focused) takeFocus(control, successor);
    }
  };
}

/** What is operated, by name, of a choice by value, too; what has none, such as a button, is there once. */
function controlsOf(element: Element): Map<string, HTMLElement> {
  const controls = element.querySelectorAll<HTMLElement>("input, textarea, select, button, details, summary");
  return new Map(Array.from(controls, (control) => [keyOf(control), control]));
}

function keyOf(control: HTMLElement): string {
  const name = control.getAttribute("name") ?? control.tagName;
  return control instanceof HTMLInputElement && control.type === "radio" ? `${name}=${control.value}` : name;
}

function copyEntry(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  if (!isText(from) || !isText(to) || from.type === "hidden") return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
}

function takeFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isText(from) || !isText(to)) return;
  const { selectionStart, selectionEnd } = from;
  // Only controls that hold a text have a selection; an e-mail field has one, too, but does not tell it.
  if (selectionStart !== null && selectionEnd !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

function isText(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
