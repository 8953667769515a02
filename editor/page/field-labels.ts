import { parsePath } from "../../src/content/check/problem";
import { type Field, formCollections } from "../forms/form";

export const collections = formCollections();
const forms = new Map(
  collections.flatMap(({ files }) => files.map(({ file, form }) => [file, form] as const)),
);

/** The form of a file, by the file's name. */
export function formOf(name: string): Field[] {
  return forms.get(`data/${name}.json`) ?? [];
}

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(name: string, path: string | readonly (string | number)[]): string {
  let fields = formOf(name);
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
