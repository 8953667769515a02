import { parsePath } from "../../src/content/check/problem";
import { type Field, type FormFile, formCollections } from "../forms/form";

export const collections = formCollections();
const files = new Map(collections.flatMap(({ files }) => files.map((file) => [file.name, file] as const)));

/** The form of a file: `home` for data/home.json. */
export function fileOf(name: string): FormFile | undefined {
  return files.get(name);
}

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(name: string, path: string | readonly (string | number)[]): string {
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
