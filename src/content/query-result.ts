import * as z from "zod";
import { type ContentFile, contentSchemas } from "./contract";
import { contentRoles } from "./contract/roles";
import { applyTypography } from "./french-typography";
import { walk } from "./walk";

/**
 * Computes GraphQL's result for a file of data/ without Gatsby, for the editor's preview and for tests of pages.
 * Missing optional parts become null, missing required ones a default; `pictureOf` resolves pictures.
 */
export function queryResult(
  file: ContentFile,
  value: unknown,
  pictureOf: (picture: string, aspectRatio: number) => unknown,
): unknown {
  return walk(
    contentSchemas[file],
    value,
    ({ schema: part, value: input, isOptional }) => {
      if (isOptional && (input === undefined || input === null)) return null;
      // The walk has already visited the parts of objects and lists.
      if (typeof input === "object" && input !== null) return input;
      if (part instanceof z.ZodLiteral) return [...part.values][0];
      if (part instanceof z.ZodNumber) return typeof input === "number" ? input : 0;
      if (part instanceof z.ZodEnum) return part.options.includes(String(input)) ? input : part.options[0];
      const text = typeof input === "string" ? input : "";
      if (part instanceof z.ZodISODate && !part.safeParse(text).success) {
        return new Date().toISOString().slice(0, 10);
      }
      const role = contentRoles.get(part);
      if (role?.kind === "picture") return pictureOf(text, role.width / role.height);
      return role?.kind === "text" ? applyTypography(text) : text;
    },
    { includeMissing: true },
  );
}
