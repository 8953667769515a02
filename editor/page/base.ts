/**
 * A form, as Decap holds it: the file's text as it is being changed, and the one that it was opened with. They travel
 * together, also in the draft that Decap keeps in this browser.
 */
type Held = { base: string; [formKey]: string };

/** The one field that Decap knows of a file. */
export const formKey = "contenu";

/** What a form has been saved as, by the text that it was opened with: its next save begins there. */
const savedOver = new Map<string, string>();

export function noteSaved(base: string, text: string): void {
  for (const [first, last] of savedOver) if (last === base) savedOver.set(first, text);
  savedOver.set(base, text);
}

/** A form that is opened begins with the file as it is now. */
export function noteOpened(text: string): void {
  savedOver.delete(text);
}

/** What Decap reads: a file's text, or its own draft of a form. */
export function heldOf(text: string): Held {
  return { base: text, [formKey]: text.trim() ? text : "{}" };
}

/** Decap's format of a form. */
export const fileFormat = {
  fromFile: (raw: string): Held => JSON.parse(raw),
  toFile: (held: object): string => {
    const { base, ...form } = held as Held; // as fromFile has made it
    return JSON.stringify({ base: savedOver.get(base) ?? base, ...form });
  },
};
