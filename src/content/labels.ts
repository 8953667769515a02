import * as z from "zod";
import { schemaAt, unwrap, type ValuePath } from "./walk";

/** Returns a value's title in the contract; throws if it has none. */
export function labelOf(schema: z.ZodType, subject = "A value"): string {
  const title = titleOf(schema);
  if (title) return title;
  throw new Error(`${subject} has no title in the contract: .meta({ title: "…" })`);
}

function titleOf(schema: z.ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.title ?? z.globalRegistry.get(unwrap(schema))?.title;
}

/** `business.openingHours[0].opens` → «Entreprise › Horaires d'ouverture 1 › Ouverture» */
export function labelOfPath(fileSchema: z.ZodType, path: ValuePath): string {
  const labels: string[] = [];
  for (const [index, key] of path.entries()) {
    const schema = schemaAt(fileSchema, path.slice(0, index + 1));
    if (typeof key === "number") {
      const listLabel = labels.pop() ?? "";
      labels.push(`${(schema && titleOf(schema)) ?? listLabel} ${key + 1}`.trim());
    } else {
      labels.push(schema ? labelOf(schema, key) : key);
    }
  }
  return labels.join(" › ");
}
