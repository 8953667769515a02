import type { z } from "zod";
import { contentRoles } from "./contract/roles";
import { mapContent } from "./walk";

/** Zero-width space, word joiner, byte order mark and direction marks, often copied along with a text. */
const invisibleCharacters = /[\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const softHyphen = /\u00ad/g;

/** Removes invisible characters and, by default, soft hyphens. Keeps no-break spaces and U+200D, which joins emoji. */
export function removeInvisible(text: string, { keepsSoftHyphens = false } = {}): string {
  const visibleText = text.replace(invisibleCharacters, "");
  return keepsSoftHyphens ? visibleText : visibleText.replace(softHyphen, "");
}

/** Removes invisible characters from a file's content; unknown keys and values stay as they are. */
export function removeInvisibleFromContent(fileSchema: z.ZodType, content: unknown): unknown {
  return mapContent(fileSchema, content, ({ schema, value }) => {
    if (typeof value !== "string") return value;
    return removeInvisible(value, { keepsSoftHyphens: contentRoles.get(schema)?.kind === "text" });
  });
}
