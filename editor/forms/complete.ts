import * as z from "zod";
import { walk } from "../../src/content/walk";

/**
 * The content of a form as it is written to the file: fixed values are added, empty optional ones left out, and keys put in
 * the contract's order. Anything else stays as it is, for the check to judge.
 */
export function complete(schema: z.ZodType, value: unknown): unknown {
  return walk(
    schema,
    value,
    ({ schema: part, value: typed, isOptional }) => {
      const filled = convert(part, typed);
      return isOptional && isEmpty(part, filled) ? undefined : filled;
    },
    { fill: true },
  );
}

function convert(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  // An emptied field is an empty text, or a missing value where it is not a text.
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  if (typeof value !== "string") return value;
  const text = value.trim();
  // A number is typed with a comma or a point.
  const isNumber = schema instanceof z.ZodNumber && /^-?\d+([.,]\d+)?$/.test(text);
  return isNumber ? Number(text.replace(",", ".")) : text;
}

/** Whether it has nothing but fixed values. */
function isEmpty(schema: z.ZodType, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  // Both are in the contract's order.
  return typeof value === "object" && JSON.stringify(value) === JSON.stringify(complete(schema, undefined));
}
