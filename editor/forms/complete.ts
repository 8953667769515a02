import { z } from "zod";
import { isSame } from "./one-value-diff";

/**
 * What a form holds, as the file is to hold it: what the contract fixes is there, what is optional and was left empty is
 * not, and keys are in the contract's order. Anything else stays as it is, for the check to judge.
 */
export function complete(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = complete(schema.unwrap() as z.ZodType, value);
    return isEmpty(inner, schema.unwrap() as z.ZodType) ? undefined : inner;
  }
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodObject) return completeObject(schema, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => complete(schema.element as z.ZodType, entry));
  }
  if (schema instanceof z.ZodTuple) {
    const given = Array.isArray(value) ? value : [];
    return schema.def.items.map((item, index) => complete(item as z.ZodType, given[index]));
  }
  // What has been emptied is an empty text, or missing where it is not a text.
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  // Nobody means to leave a blank at the end of a text.
  return typeof value === "string" ? value.trim() : value;
}

function completeObject(schema: z.ZodObject, value: unknown): unknown {
  const given = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  const fields = new Map(Object.entries(given));
  const known = Object.entries(schema.shape).map(([key, field]) => {
    const filled = complete(field as z.ZodType, fields.get(key));
    fields.delete(key);
    return [key, filled] as const;
  });
  return Object.fromEntries([...known, ...fields].filter(([, entry]) => entry !== undefined));
}

/** Whether nobody has typed anything into it: it holds only what the contract fixes. */
function isEmpty(value: unknown, schema: z.ZodType): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && isSame(value, complete(schema, undefined));
}
