import * as z from "zod";
import { schemaOf } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { withoutInvisible } from "../../src/content/invisible-characters";
import { walk } from "../../src/content/walk";

/** The text of a file: laid out as JSON.stringify does, with a final newline. */
export function textOf(name: string, content: unknown): string {
  return `${JSON.stringify(complete(schemaOf(name), content), null, 2)}\n`;
}

/**
 * The content of a form as it is written to the file: fixed values are set, empty optional ones left out, and keys put in
 * the contract's order. Anything else stays as it is, for the check. Without `isFixing`, fixed values stay as well.
 */
export function complete(schema: z.ZodType, value: unknown, { isFixing = true } = {}): unknown {
  return walk(
    schema,
    value,
    ({ schema: part, value: typed, isOptional }) => {
      const isLiteral = part instanceof z.ZodLiteral;
      const filled = isLiteral ? (isFixing ? [...part.values][0] : typed) : convert(part, typed);
      return isOptional && isEmpty(part, filled) ? undefined : filled;
    },
    { fill: true },
  );
}

function convert(schema: z.ZodType, value: unknown): unknown {
  // An emptied field is an empty text, or a missing value where it is not a text.
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  if (typeof value !== "string") return value;
  const kind = contentRoles.get(schema)?.role === "text" ? "prose" : "address";
  const text = withoutInvisible(value, kind).trim();
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
