import * as z from "zod";
import { schemaAt, unwrap, type ValuePath } from "./walk";

/** Returns a value's title in the contract; throws if it has none. */
export function labelOf(field: z.ZodType, key = "A value"): string {
  const title = titleOf(field);
  if (title) return title;
  throw new Error(`${key} has no title in the contract: .meta({ title: "…" })`);
}

function titleOf(field: z.ZodType): string | undefined {
  return z.globalRegistry.get(field)?.title ?? z.globalRegistry.get(unwrap(field))?.title;
}

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture» */
export function labelOfPath(file: z.ZodType, path: ValuePath): string {
  const labels: string[] = [];
  for (const [index, key] of path.entries()) {
    const schema = schemaAt(file, path.slice(0, index + 1));
    if (typeof key === "number") {
      const listLabel = labels.pop() ?? "";
      labels.push(`${(schema && titleOf(schema)) ?? listLabel} ${key + 1}`.trim());
    } else {
      labels.push(schema ? labelOf(schema, key) : key);
    }
  }
  return labels.join(" › ");
}
