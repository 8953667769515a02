import * as z from "zod";
import { type ContentFile, contentSchemas } from "./contract";
import { contentRoles } from "./contract/roles";
import { applyTypography } from "./french-typography";
import { mapContent } from "./walk";

/**
 * Computes GraphQL's result for a file of data/ without Gatsby, for the editor's preview and for tests of pages.
 * Missing optional values become null, missing required ones a default; `pictureOf` resolves pictures.
 */
export function queryResult(
  file: ContentFile,
  value: unknown,
  pictureOf: (picture: string, aspectRatio: number) => unknown,
): unknown {
  return mapContent(
    contentSchemas[file],
    value,
    ({ schema, value: input, isOptional }) => {
      if (isOptional && (input === undefined || input === null)) return null;
      // `mapContent` has already visited the values in objects and lists.
      if (typeof input === "object" && input !== null) return input;
      if (schema instanceof z.ZodLiteral) return [...schema.values][0];
      if (schema instanceof z.ZodNumber) return typeof input === "number" ? input : 0;
      if (schema instanceof z.ZodEnum) return schema.safeParse(input).success ? input : schema.options[0];
      const text = typeof input === "string" ? input : "";
      if (schema instanceof z.ZodISODate && !schema.safeParse(text).success) {
        return new Date().toISOString().slice(0, 10);
      }
      const role = contentRoles.get(schema);
      if (role?.kind === "picture") return pictureOf(text, role.width / role.height);
      return role?.kind === "text" ? applyTypography(text) : text;
    },
    { includeMissing: true },
  );
}
