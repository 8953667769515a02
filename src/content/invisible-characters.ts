import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { walk } from "./walk";

/** Zero-width space, word joiner, byte order mark, direction marks: copying brings them along, and nobody sees them. */
const invisible = /[\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const softHyphen = /\u00ad/g;

/**
 * Removes what nobody sees from a text that was typed or pasted. No-break spaces stay, and so does U+200D, which joins
 * emoji. A soft hyphen belongs in prose only; an address or a number that holds one leads nowhere.
 */
export function withoutInvisible(text: string, kind: "prose" | "address"): string {
  const visible = text.replace(invisible, "");
  return kind === "address" ? visible.replace(softHyphen, "") : visible;
}

/** The content of a file of data/ without them. Keys and values that its schema does not know stay as they are. */
export function contentWithoutInvisible(schema: z.ZodType, content: unknown): unknown {
  return walk(schema, content, ({ schema: part, value }) => {
    if (typeof value !== "string") return value;
    return withoutInvisible(value, contentRoles.get(part)?.role === "text" ? "prose" : "address");
  });
}
