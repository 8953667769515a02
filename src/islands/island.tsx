import { createElement, type FunctionComponent, useLayoutEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Declares a part of a page that visitors operate: React and the rest of the application come at the first gesture or
 * focus inside it (islands/wake.mts), and nowhere else. Only what such a component renders may have state, effects
 * or event handlers; lint refuses the hooks elsewhere (biome.json).
 *
 *     export const ContactForm = island("contact-form", function ContactForm(props: Props) { … });
 */
export function island<Props extends object>(name: string, component: FunctionComponent<Props>) {
  return function Island(props: Props) {
    return (
      <div data-island={name}>
        {/* A sibling before it, so its effect runs before those of the component. */}
        <TakeOver name={name} />
        {createElement(component, props)}
      </div>
    );
  };
}

function TakeOver({ name }: { name: string }) {
  useLayoutEffect(() => takeOver(name), [name]);
  return null;
}

/** The parts as the server sent them, which the visitor may use before React is there. */
const served = new Map<string, { element: Element; focused?: Element | undefined }>();

/** Before hydration, when the application starts (gatsby-browser.tsx). */
export function watchServedParts(): void {
  for (const element of document.querySelectorAll("[data-island]")) {
    const { activeElement } = document;
    const part = {
      element,
      focused: element.contains(activeElement) ? (activeElement ?? undefined) : undefined,
    };
    served.set(element.getAttribute("data-island") ?? "", part);
    element.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) part.focused = target;
    });
    element.addEventListener("focusout", () => {
      // An element that React removes from the page loses the focus without the visitor's doing.
      if (element.isConnected) part.focused = undefined;
    });
  }
}

/**
 * Where the page is as React would render it, React keeps the elements, with all that was typed. Where it is
 * not (the browser has translated it, the site has changed meanwhile), React creates them anew, and what the
 * visitor had entered is carried over.
 */
function takeOver(name: string): void {
  // islands/wake.mts then no longer waits; an earlier failure is over.
  document.documentElement.dataset.scripts = "ready";
  const before = served.get(name);
  const element = document.querySelector(`[data-island="${name}"]`);
  served.delete(name);
  if (!before || !element || before.element === element) return;
  const after = controlsOf(element);
  for (const [index, control] of controlsOf(before.element).entries()) {
    const successor = after[index];
    if (!successor || successor.name !== control.name) continue;
    copyEntry(control, successor);
    if (control === before.focused) takeFocus(control, successor);
  }
}

function controlsOf(element: Element): Control[] {
  return [...element.querySelectorAll<Control>("input, textarea, select")];
}

function copyEntry(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (from.type !== "hidden") to.value = from.value;
}

function takeFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  // Only controls that hold a text have a selection.
  if (selectionStart !== null && selectionEnd !== null) to.setSelectionRange(selectionStart, selectionEnd);
}
