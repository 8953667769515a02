import * as z from "zod";
import { schemaOf } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { removeInvisible } from "../../src/content/invisible-characters";
import { walk } from "../../src/content/walk";

/** Completes the content and formats it as the text of its file. */
export function fileTextOf(name: string, content: unknown): string {
  return `${JSON.stringify(complete(schemaOf(name), content), null, 2)}\n`;
}

/** Sets fixed values, drops empty optional ones and orders keys; `setsFixed: false` keeps fixed values as typed. */
export function complete(schema: z.ZodType, value: unknown, { setsFixed = true } = {}): unknown {
  return walk(
    schema,
    value,
    ({ schema: partSchema, value: input, isOptional }) => {
      const isLiteral = partSchema instanceof z.ZodLiteral;
      const result = isLiteral ? (setsFixed ? [...partSchema.values][0] : input) : convert(partSchema, input);
      return isOptional && isEmpty(partSchema, result) ? undefined : result;
    },
    { includeMissing: true },
  );
}

function convert(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  if (typeof value !== "string") return value;
  const kind = contentRoles.get(schema)?.kind === "text" ? "prose" : "address";
  const text = removeInvisible(value, kind).trim();
  // Accepts a decimal comma or point.
  const isNumber = schema instanceof z.ZodNumber && /^-?\d+([.,]\d+)?$/.test(text);
  return isNumber ? Number(text.replace(",", ".")) : text;
}

/** True if the value holds nothing but fixed values. */
function isEmpty(schema: z.ZodType, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  // Compares JSON, because both values have the contract's key order.
  return typeof value === "object" && JSON.stringify(value) === JSON.stringify(complete(schema, undefined));
}
