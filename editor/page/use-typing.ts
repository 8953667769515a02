import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import type { ValuePath } from "../../src/content/walk";
import { joinEntry, setEntry } from "../forms/form-state";
import { afterPress, putCaret } from "./focus";
import { useFormContext } from "./form-context";

type AnyControl = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export type Typed = {
  schema: z.ZodType;
  path: ValuePath;
  value: unknown;
  /** An entry of a list that may grow: of several lines, each becomes an entry. */
  isEntry: boolean;
};

/** Of lines; word processors write U+000B for one within a paragraph, and others, which nobody sees. */
const breaks = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/;

/** With which a word processor begins the lines of a list. */
const bullet = /^[•·▪●◦‣–-] +/;

/** What a control of a text, a number or a choice does with what is typed in it, and what `onPaste` does in one of one line. */
export function useTyping({ schema, path, value, isEntry }: Typed) {
  const { setValue, update } = useFormContext();
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  /** `tail`: how many characters stand after the caret; `isBreak`: the key Enter, not a text with a break. */
  const type = (typed: string, tail: number, isBreak = false) => {
    const isProse = ["text", "name"].includes(contentRoles.get(schema)?.role ?? "");
    const text = typed.replaceAll(isProse ? /\t/g : /[\t\u00a0\u2009\u202f]/g, " ");
    if (!breaks.test(text)) return setValue(path, text);
    const lines = text.split(breaks).map((line) => line.replace(bullet, ""));
    const entries = lines.filter(Boolean);
    // Enter in an empty entry is nothing.
    if (!isEntry || entries.length === 0) return setValue(path, entries.join(" "));
    // At its end, the next one begins.
    if (isBreak && lines.at(-1) === "") entries.push("");
    flushSync(() => update((form) => setEntry(form, path, entries)));
    putCaret([...list, index + entries.length - 1], tail);
  };
  const control = {
    // Numbers are typed as text: type="number" reads «12,5» as 125 in browsers whose language has no decimal comma.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({ target, nativeEvent }: ChangeEvent<AnyControl>) => {
      const { length } = target.value;
      const isBreak = (nativeEvent as InputEvent).inputType === "insertLineBreak";
      type(target.value, length - (target.selectionEnd ?? length), isBreak);
    },
    /** At the start of an entry, the key that deletes backwards puts it at the end of the one before. */
    onKeyDown: (event: KeyboardEvent<AnyControl>) => {
      const isAtStart = index > 0 && event.currentTarget.selectionEnd === 0;
      if (!isEntry || event.key !== "Backspace" || !isAtStart) return;
      event.preventDefault();
      flushSync(() => update((form) => joinEntry(form, path)));
      putCaret([...list, index - 1], String(value).length);
    },
    onBlur: ({ target }: { target: { value: string } }) => {
      const touch = () => update((form) => ({ ...form, touched: [...form.touched, path] }));
      if (target.value) afterPress(touch);
    },
  };
  // A field of one line would lose the breaks of what is pasted, and join the words beside them.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text/plain").trim();
    if (!breaks.test(pasted)) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const rest = text.slice(selectionEnd ?? text.length);
    type(text.slice(0, selectionStart ?? 0) + pasted + rest, rest.length);
  };
  return { control, onPaste };
}
