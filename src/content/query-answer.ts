import * as z from "zod";
import { type ContentFile, contentSchemas } from "./contract";
import { contentRoles } from "./contract/roles";
import { frenchTypography } from "./french-typography";
import { walk } from "./walk";

/**
 * What GraphQL answers for a file of data/, without Gatsby: for the editor's preview and for tests of pages. Texts get
 * their typography, pictures come from `pictureOf`, a missing optional part is null, a missing required one is empty.
 */
export function queryAnswer(
  file: ContentFile,
  value: unknown,
  pictureOf: (picture: string, aspectRatio: number) => unknown,
): unknown {
  return walk(
    contentSchemas[file],
    value,
    ({ schema: part, value: given, isOptional }) => {
      if (isOptional && (given === undefined || given === null)) return null;
      // The parts of objects and lists have been visited already.
      if (typeof given === "object" && given !== null) return given;
      if (part instanceof z.ZodLiteral) return [...part.values][0];
      if (part instanceof z.ZodNumber) return typeof given === "number" ? given : 0;
      if (part instanceof z.ZodEnum) return part.options.includes(String(given)) ? given : part.options[0];
      const text = typeof given === "string" ? given : "";
      if (part instanceof z.ZodISODate && !part.safeParse(text).success) {
        return new Date().toISOString().slice(0, 10);
      }
      const role = contentRoles.get(part);
      if (role?.role === "picture") return pictureOf(text, role.width / role.height);
      return role?.role === "text" ? frenchTypography(text) : text;
    },
    { fill: true },
  );
}
