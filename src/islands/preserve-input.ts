/**
 * Watches an island during hydration, in which React replaces elements that a page translator or an extension has
 * changed. The returned function copies input, focus and caret to the new elements. `wereRemoved` says that the
 * original elements were taken out of the page and put back, by which they lost the focus.
 */
export function preserveInput(island: Element): (options?: { wereRemoved: boolean }) => void {
  const servedControls = controlsOf(island);
  let focusedElement = island.contains(document.activeElement) ? document.activeElement : null;
  island.addEventListener("focusin", ({ target }) => {
    focusedElement = target instanceof Element ? target : null;
  });
  island.addEventListener("focusout", () => {
    // Chromium also fires focusout just before React removes an element. In the next microtask, a removed element is
    // disconnected; one that the focus has left is not.
    queueMicrotask(() => {
      if (focusedElement?.isConnected && focusedElement !== document.activeElement) focusedElement = null;
    });
  });
  return ({ wereRemoved } = { wereRemoved: false }) => {
    const renderedControls = controlsOf(island);
    for (const [key, control] of servedControls) {
      const successor = renderedControls.get(key);
      if (!successor) continue;
      if (successor !== control) copyInput(control, successor);
      if (control === focusedElement && (wereRemoved || successor !== control)) moveFocus(control, successor);
    }
  };
}

/** Keys controls by name (radio buttons also by value), or by tag if they have none. */
function controlsOf(element: Element): Map<string, HTMLElement> {
  const controls = element.querySelectorAll<HTMLElement>("input, textarea, button, details, summary");
  return new Map(Array.from(controls, (control) => [keyOf(control), control]));
}

function keyOf(control: HTMLElement): string {
  const name = control.getAttribute("name") ?? control.tagName;
  return control instanceof HTMLInputElement && control.type === "radio" ? `${name}=${control.value}` : name;
}

function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (!isInputOrTextarea(from) || !isInputOrTextarea(to) || from.type === "hidden") return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
}

function moveFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isInputOrTextarea(from) || !isInputOrTextarea(to)) return;
  const { selectionStart, selectionEnd } = from;
  // Browsers hide an e-mail field's selection.
  if (selectionStart !== null && selectionEnd !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

function isInputOrTextarea(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
