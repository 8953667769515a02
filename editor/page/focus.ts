import type { ValuePath } from "../../src/content/walk";

/** Focuses a value's field, or the nearest part around it, and opens the disclosures around it. */
export function focusField(path: ValuePath): void {
  const field = document.getElementById(path.join("."));
  if (!field && path.length > 0) focusField(path.slice(0, -1));
  if (!field) return;
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    part.open = true;
  }
  const target = field.querySelector<HTMLElement>(":scope > summary") ?? field;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center" });
}

export function focusFirstField(path: ValuePath): void {
  focusField(path);
  const partElement = document.getElementById(path.join("."));
  partElement?.querySelector<HTMLElement>(":scope > .field :is(input, textarea, select, button)")?.focus();
}

/** A ref callback that focuses an element once it is mounted. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
