import * as z from "zod";
import { schemaOf } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { removeInvisible } from "../../src/content/invisible-characters";
import { mapContent } from "../../src/content/walk";

export function fileTextOf(name: string, content: unknown): string {
  return `${JSON.stringify(toFileContent(schemaOf(name), content), null, 2)}\n`;
}

/**
 * Converts a form's content to that of its file: orders keys as in the contract, parses what was typed, drops empty
 * optional values. `setsLiterals` sets the values that the contract fixes; otherwise, these stay as in the form.
 */
export function toFileContent(schema: z.ZodType, value: unknown, { setsLiterals = true } = {}): unknown {
  return mapContent(
    schema,
    value,
    ({ schema: partSchema, value: input, isOptional }) => {
      const isLiteral = partSchema instanceof z.ZodLiteral;
      const literal = isLiteral && setsLiterals ? [...partSchema.values][0] : input;
      const result = isLiteral ? literal : parseInput(partSchema, input);
      return isOptional && isEmpty(partSchema, result) ? undefined : result;
    },
    { includeMissing: true },
  );
}

function parseInput(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined || value === "") {
    return schema instanceof z.ZodString ? "" : undefined;
  }
  if (typeof value !== "string") return value;
  const keepsSoftHyphens = contentRoles.get(schema)?.kind === "text";
  const text = removeInvisible(value, { keepsSoftHyphens }).trim();
  // The owner may type a decimal comma.
  const isNumber = schema instanceof z.ZodNumber && /^-?\d+([.,]\d+)?$/.test(text);
  return isNumber ? Number(text.replace(",", ".")) : text;
}

/** True if the value holds nothing but the contract's literals. */
function isEmpty(schema: z.ZodType, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  // Converting nothing gives the literals; both values have been converted, so their keys are in the same order.
  return (
    typeof value === "object" && JSON.stringify(value) === JSON.stringify(toFileContent(schema, undefined))
  );
}
