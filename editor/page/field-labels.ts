import { parsePath } from "../../src/content/check/problem";
import type { ValuePath } from "../../src/content/walk";
import { type Field, fileOf } from "../forms/form";

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(name: string, path: string | ValuePath): string {
  let fields: Field[] = fileOf(name)?.form ?? [];
  const labels: string[] = [];
  for (const key of typeof path === "string" ? parsePath(path) : path) {
    if (typeof key === "number") {
      labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
      continue;
    }
    const field = fields.find((known) => known.name === key);
    labels.push(field?.label ?? key);
    fields = field?.fields ?? field?.entry?.fields ?? [];
  }
  return labels.join(" › ");
}

/** On the title of what has just been opened: without it, the focus would be lost with the link that was pressed. */
export function takeFocus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

/** Takes the owner to the field of a value, or of the nearest part around it, unfolding the form down to there. */
export function goTo(path: ValuePath): void {
  const field = document.getElementById(path.join("."));
  if (!field) {
    if (path.length > 0) goTo(path.slice(0, -1));
    return;
  }
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    part.open = true;
  }
  const target = field.querySelector<HTMLElement>(":scope > summary") ?? field;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center" });
}
