import type { ValuePath } from "../../src/content/walk";

/** Opens and focuses the field of the value at `path` or, if that has none, of the nearest value that contains it. */
export function focusField(path: ValuePath): void {
  const field = document.getElementById(path.join("."));
  if (!field && path.length > 0) focusField(path.slice(0, -1));
  if (!field) return;
  for (let element: Element | null = field; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  const focusTarget = field.querySelector<HTMLElement>(":scope > summary") ?? field;
  focusTarget.focus({ preventScroll: true });
  focusTarget.scrollIntoView({ block: "center" });
}

/** Focuses a list entry's first field, or the entry itself if it is a single field. */
export function focusFirstField(path: ValuePath): void {
  focusField(path);
  const container = document.getElementById(path.join("."));
  container?.querySelector<HTMLElement>(":scope > .field :is(input, textarea, select, button)")?.focus();
}

/** A ref callback that focuses an element once it is mounted. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
