/**
 * A form, as Decap holds it, in one field: what is in it, and the file's text that it was filled from. They travel together,
 * also in the draft that Decap keeps in this browser.
 */
export type Held = { base: string; content: unknown };

export const heldField = "contenu";

/** Decap's format of a form. */
export const heldFormat = {
  fromFile: (raw: string) => ({ [heldField]: raw }),
  toFile: (data: { [heldField]?: string }) => data[heldField] ?? "",
};

export function heldOf(text: string): Held {
  return { base: text, content: text.trim() ? JSON.parse(text) : {} };
}
