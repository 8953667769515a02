import { parsePath } from "../../src/content/check/problem";
import { type Field, type FormFile, formCollections } from "../form";

export const collections = formCollections();
const files: FormFile[] = collections.flatMap((collection) => collection.files);

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(entry: string, path: string | readonly (string | number)[]): string {
  let fields: readonly Field[] = files.find(({ name }) => name === entry)?.fields ?? [];
  const labels: string[] = [];
  for (const key of typeof path === "string" ? parsePath(path) : path) {
    if (typeof key === "number") {
      labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
      continue;
    }
    const field = fields.find(({ name }) => name === key);
    labels.push(field?.label ?? key);
    fields = field?.fields ?? [];
  }
  return labels.join(" › ");
}
