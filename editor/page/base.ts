/**
 * Which text of the file a form was filled from. It belongs to the form, and to the draft of it that Decap keeps in this
 * browser: it travels with the form's values, under a key that no file has.
 */
const key = "$base";

/** What a form has been saved as, by the text that it was filled from: the next save of the same form begins there. */
const savedOver = new Map<string, string>();

export function noteSaved(base: string, text: string): void {
  for (const [first, last] of savedOver) if (last === base) savedOver.set(first, text);
  savedOver.set(base, text);
}

/** Decap's format of our files, for what it reads from them and for the drafts that it keeps. */
export const fileFormat = {
  fromFile: (text: string): object => ({ [key]: text, ...(text.trim() ? JSON.parse(text) : {}) }),
  toFile: (held: Record<string, unknown>): string => {
    const { base, value } = withoutBase(held);
    return JSON.stringify({ [key]: savedOver.get(base) ?? base, ...value });
  },
};

/** A form that is opened begins with the file as it is now. */
export function noteOpened(text: string): void {
  savedOver.delete(text);
}

export function withoutBase({ [key]: base, ...value }: Record<string, unknown>): {
  base: string;
  value: object;
} {
  return { base: String(base ?? ""), value };
}
