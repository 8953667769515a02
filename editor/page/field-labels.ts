import type * as z from "zod";
import { schemaOf } from "../../src/content/check/file-problems";
import { parsePath } from "../../src/content/check/problem";
import { type Parts, partsOf, type ValuePath } from "../../src/content/walk";
import { labelOf } from "../forms/form";

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture». */
export function labelOfPath(name: string, path: string | ValuePath): string {
  let schema: z.ZodType | undefined = schemaOf(name);
  const labels: string[] = [];
  for (const key of typeof path === "string" ? parsePath(path) : path) {
    const parts: Parts | undefined = schema && partsOf(schema);
    if (typeof key === "number") {
      labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
      schema = parts?.kind === "list" ? parts.entry(key) : undefined;
      continue;
    }
    schema = parts?.kind === "object" ? parts.fields.get(key) : undefined;
    labels.push(schema ? labelOf(schema) : key);
  }
  return labels.join(" › ");
}
