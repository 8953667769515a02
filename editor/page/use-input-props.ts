import type { ChangeEvent, ClipboardEvent } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import type { ValuePath } from "../../src/content/walk";
import { replaceEntry, setTypedText, setValueAt } from "../forms/form-state";
import { focusField } from "./focus";
import { useFormContext } from "./form-context";

/** Type of an event target that may be any of these. */
type AnyControl = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export type EditableValue = {
  schema: z.ZodType;
  path: ValuePath;
  value: unknown;
  /** True if each pasted line becomes a list entry of its own; otherwise spaces join the lines. */
  splitsLines: boolean;
};

/** Line breaks, including those of word processors, such as U+000B within a paragraph. */
const lineBreaks = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/;

/** A bullet of a word processor; \uf0b7 and \uf0a7 come from symbol typefaces, `o` or `§` and a tab from Word. */
const bullet = /^(?:[•·▪●◦‣\uf0b7\uf0a7–-]\s+|[o§]\t\s*)/;

export function useInputProps({ schema, path, value, splitsLines }: EditableValue) {
  const { update } = useFormContext();
  // In other values, such as phone numbers and URLs, no-break spaces come from a paste.
  const keepsNoBreakSpaces = ["text", "name"].includes(contentRoles.get(schema)?.kind ?? "");
  const normalizeSpaces = (text: string) =>
    text.replaceAll(keepsNoBreakSpaces ? /\t/g : /[\t\u00a0\u2009\u202f]/g, " ");
  return {
    // With a decimal comma; type="number" would read `12,5` as 125 in browsers whose locale has a decimal point.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({ target }: ChangeEvent<AnyControl>) => {
      const text = normalizeSpaces(target.value);
      update((form) => setTypedText(form, path, text));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const pastedLines = event.clipboardData.getData("text/plain").trim().split(lineBreaks);
      if (pastedLines.length === 1) return;
      event.preventDefault();
      const lines = pastedLines.map((line) => normalizeSpaces(line.replace(bullet, ""))).filter(Boolean);
      const { value: text, selectionStart, selectionEnd } = event.currentTarget;
      const textBefore = text.slice(0, selectionStart ?? 0);
      const textAfter = text.slice(selectionEnd ?? text.length);
      const newText = textBefore + lines.join(splitsLines ? "\n" : " ") + textAfter;
      const entries = newText.split("\n");
      if (!splitsLines) return update((form) => setValueAt(form, path, newText));
      flushSync(() => update((form) => replaceEntry(form, path, entries)));
      focusField([...path.slice(0, -1), Number(path.at(-1)) + entries.length - 1]);
    },
  };
}
