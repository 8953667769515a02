import type { ValuePath } from "../../src/content/walk";

let isPressed = false;
addEventListener("pointerdown", () => {
  isPressed = true;
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    isPressed = false;
  });
}

/** Once what is being pressed has got its click: a message that moves it would take that away. */
export function afterPress(action: () => void): void {
  if (isPressed) addEventListener("pointerup", () => setTimeout(action), { once: true });
  else action();
}

/** Focuses the field of a value, or the nearest part around it, and unfolds the form down to there. */
export function focusField(path: ValuePath): void {
  const field = document.getElementById(path.join("."));
  if (!field) {
    if (path.length > 0) focusField(path.slice(0, -1));
    return;
  }
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    part.open = true;
  }
  const target = field.querySelector<HTMLElement>(":scope > summary") ?? field;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center" });
}

/** Focuses the first field of a part. */
export function focusFirstField(path: ValuePath): void {
  focusField(path);
  const part = document.getElementById(path.join("."));
  part?.querySelector<HTMLElement>(":scope > .field :is(input, textarea, select, button)")?.focus();
}

/** Focuses a field of text, the caret before the last `tail` characters. */
export function putCaret(path: ValuePath, tail = 0): void {
  focusField(path);
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const place = Math.max(0, field.value.length - tail);
  field.setSelectionRange(place, place);
}
