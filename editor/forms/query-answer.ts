import { z } from "zod";
import type { PictureFacts } from "../../src/content/check/pictures";
import { contentRoles } from "../../src/content/contract/roles";
import { frenchTypography } from "../../src/content/french-typography";

/**
 * A file of data/ as GraphQL would answer with it, made from what a form holds: texts have French typography,
 * pictures are processed, what is optional and left out is null, and what is not typed yet is empty.
 */

export type Picture = { src: string; facts: PictureFacts | undefined };

export function queryAnswer(
  schema: z.ZodType,
  value: unknown,
  pictureOf: (file: string) => Picture,
): unknown {
  if (schema instanceof z.ZodOptional) {
    if (value === undefined || value === null) return null;
    return queryAnswer(schema.unwrap() as z.ZodType, value, pictureOf);
  }
  if (schema instanceof z.ZodObject) {
    const given = new Map(Object.entries(typeof value === "object" && value !== null ? value : {}));
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        key,
        queryAnswer(field as z.ZodType, given.get(key), pictureOf),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const entries = Array.isArray(value) ? value : [];
    return entries.map((entry) => queryAnswer(schema.element as z.ZodType, entry, pictureOf));
  }
  if (schema instanceof z.ZodTuple) {
    const entries = Array.isArray(value) ? value : [];
    return schema.def.items.map((item, index) => queryAnswer(item as z.ZodType, entries[index], pictureOf));
  }
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  if (schema instanceof z.ZodEnum) {
    return schema.options.includes(String(value)) ? value : schema.options[0];
  }
  const text = typeof value === "string" ? value : "";
  if (schema instanceof z.ZodISODate && !schema.safeParse(text).success) {
    return new Date().toISOString().slice(0, 10);
  }
  const role = contentRoles.get(schema)?.role;
  if (role === "picture") return processed(pictureOf(text));
  return role === "text" ? frenchTypography(text) : text;
}

/** What Gatsby's image pipeline would make of the picture, in one size. */
function processed({ src, facts }: Picture) {
  const { width, height } = facts && "width" in facts && Number.isFinite(facts.width) ? facts : sixteenToNine;
  const data = { layout: "fullWidth", width, height, images: { sources: [], fallback: { src } } };
  return { childImageSharp: { gatsbyImageData: data, portrait: data, resize: { src } } };
}

const sixteenToNine = { width: 16, height: 9 };
