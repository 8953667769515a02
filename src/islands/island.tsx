import { createElement, type FunctionComponent, useLayoutEffect } from "react";

/**
 * Declares an island, a part of a page that visitors operate: React and the rest of the application come at the first
 * gesture or focus inside it (wake.mts, where the whole protocol stands), and nowhere else.
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

/** The islands as the server sent them, which the visitor may use before React is there. */
const served = new Map<string | null, { element: Element; focused: Element | null }>();

/** Before hydration, when the application starts (gatsby-browser.tsx). */
export function watchServedIslands(): void {
  for (const element of document.querySelectorAll("[data-island]")) {
    const { activeElement } = document;
    const before = { element, focused: element.contains(activeElement) ? activeElement : null };
    served.set(element.getAttribute("data-island"), before);
    element.addEventListener("focusin", ({ target }) => {
      before.focused = target instanceof Element ? target : null;
    });
    element.addEventListener("focusout", () => {
      // An element that React removes loses the focus without the visitor's doing, in Chromium just before it is gone.
      queueMicrotask(() => {
        if (element.isConnected && !element.contains(document.activeElement)) before.focused = null;
      });
    });
  }
}

/**
 * Where the page is as React would render it, React keeps the elements, with all that was typed. Where it is
 * not (the browser has translated it, an extension or a new build has changed it), React creates them anew, and what
 * the visitor had entered is carried over.
 */
function takeOver(name: string): void {
  // wake.mts then no longer waits; an earlier failure is over.
  document.documentElement.dataset.scripts = "ready";
  const before = served.get(name);
  const element = document.querySelector(`[data-island="${name}"]`);
  served.delete(name);
  if (!before || !element || before.element === element) return;
  const successors = controlsOf(element);
  for (const [key, control] of controlsOf(before.element)) {
    const successor = successors.get(key);
    if (!successor) continue;
    copyEntry(control, successor);
    if (control === before.focused) takeFocus(control, successor);
  }
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
