import { parsePath } from "../../src/content/check/problem";
import type { ValuePath } from "../../src/content/walk";
import { type FormField, formDefinition } from "../forms/form";

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(name: string, path: string | ValuePath): string {
  let fields: FormField[] = formDefinition(name)?.fields ?? [];
  const labels: string[] = [];
  for (const key of typeof path === "string" ? parsePath(path) : path) {
    if (typeof key === "number") {
      labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
      continue;
    }
    const field = fields.find((other) => other.name === key);
    labels.push(field?.label ?? key);
    fields = field?.fields ?? field?.entry?.fields ?? [];
  }
  return labels.join(" › ");
}
