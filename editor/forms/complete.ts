import * as z from "zod";
import { walk } from "../../src/content/walk";

/**
 * What a form holds, as the file is to hold it: what the contract fixes is there, what is optional and was left empty is
 * not, and keys are in the contract's order. Anything else stays as it is, for the check to judge.
 */
export function complete(schema: z.ZodType, value: unknown): unknown {
  return walk(
    schema,
    value,
    ({ schema: part, value: held, isOptional }) => {
      const filled = completed(part, held);
      return isOptional && isEmpty(part, filled) ? undefined : filled;
    },
    { fill: true },
  );
}

function completed(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  // What has been emptied is an empty text, or missing where it is not a text.
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  if (typeof value !== "string") return value;
  // Nobody means to leave a blank at the end of a text.
  const text = value.trim();
  // A number is typed with a comma or a point.
  const isNumber = schema instanceof z.ZodNumber && /^-?\d+([.,]\d+)?$/.test(text);
  return isNumber ? Number(text.replace(",", ".")) : text;
}

/** Whether nobody has typed anything into it: it holds only what the contract fixes. */
function isEmpty(schema: z.ZodType, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  // Both are in the contract's order.
  return typeof value === "object" && JSON.stringify(value) === JSON.stringify(complete(schema, undefined));
}
