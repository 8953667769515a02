import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { walk } from "./walk";

/** Zero-width space, word joiner, byte order mark and direction marks, which come along when copying. */
const invisible = /[\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const softHyphen = /\u00ad/g;

/**
 * Removes invisible characters that were typed or pasted. No-break spaces and U+200D, which joins emoji, stay. A soft
 * hyphen stays in prose but would break an address or number.
 */
export function withoutInvisible(text: string, kind: "prose" | "address"): string {
  const visible = text.replace(invisible, "");
  return kind === "address" ? visible.replace(softHyphen, "") : visible;
}

/** Removes invisible characters from a file's content; unknown keys and values stay as they are. */
export function contentWithoutInvisible(schema: z.ZodType, content: unknown): unknown {
  return walk(schema, content, ({ schema: part, value }) => {
    if (typeof value !== "string") return value;
    return withoutInvisible(value, contentRoles.get(part)?.role === "text" ? "prose" : "address");
  });
}
