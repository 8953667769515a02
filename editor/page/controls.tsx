import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import type { ValuePath } from "../../src/content/walk";
import { choiceOf, lengthsOf, optionsOf } from "../forms/form";
import { joinEntry, setEntry } from "../forms/form-state";
import { Button } from "./button";
import { afterPress, focusField, putCaret } from "./focus";
import { useFormContext } from "./form-context";
import type { Place } from "./picture-frame";

type Props = {
  schema: z.ZodType;
  path: ValuePath;
  value: unknown;
  /** An entry of a list that may grow: of several lines, each becomes an entry. */
  isEntry: boolean;
  /** Within an optional part, which a removed picture takes away. */
  isOptional: boolean;
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

/** Whether the value has several controls, which a fieldset holds together. */
export function isGroup(schema: z.ZodType): boolean {
  return choiceOf(schema) !== undefined || contentRoles.get(schema)?.role === "picture";
}

/** Of lines; word processors write U+000B for one within a paragraph, and others, which nobody sees. */
const breaks = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/;

/** What a single value is typed or chosen in, by its schema. */
export function Control({ schema, path, value, isEntry, isOptional, attributes }: Props) {
  const { setValue, update } = useFormContext();
  const role = contentRoles.get(schema);
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  /** `tail`: how many characters stand after the caret; `isBreak`: the key Enter, not a text with a break. */
  const type = (typed: string, tail: number, isBreak = false) => {
    const isProse = role?.role === "text" || role?.role === "name";
    const text = typed.replaceAll(isProse ? /\t/g : /[\t\u00a0\u2009\u202f]/g, " ");
    if (!breaks.test(text)) return setValue(path, text);
    const lines = text.split(breaks);
    const entries = lines.filter(Boolean);
    // Enter in an empty entry is nothing.
    if (!isEntry || entries.length === 0) return setValue(path, entries.join(" "));
    // At its end, the next one begins.
    if (isBreak && lines.at(-1) === "") entries.push("");
    flushSync(() => update((form) => setEntry(form, path, entries)));
    putCaret([...list, index + entries.length - 1], tail);
  };
  /** At the start of an entry, the key that deletes backwards puts it at the end of the one before. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) => {
    if (!isEntry || event.key !== "Backspace" || index === 0 || event.currentTarget.selectionEnd !== 0)
      return;
    event.preventDefault();
    flushSync(() => update((form) => joinEntry(form, path)));
    putCaret([...list, index - 1], String(value).length);
  };
  const control = {
    ...attributes,
    // Numbers are typed as text: type="number" reads «12,5» as 125 in browsers whose language has no decimal comma.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({
      target,
      nativeEvent,
    }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) =>
      type(
        target.value,
        target.value.length - (target.selectionEnd ?? target.value.length),
        (nativeEvent as InputEvent).inputType === "insertLineBreak",
      ),
    onKeyDown,
    onBlur: ({ target }: { target: { value: string } }) =>
      target.value && afterPress(() => update((form) => ({ ...form, touched: [...form.touched, path] }))),
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
  const choice = choiceOf(schema);
  if (schema instanceof z.ZodLiteral) {
    return <input type="text" readOnly {...attributes} value={String([...schema.values][0])} />;
  }
  if (schema instanceof z.ZodEnum) {
    return (
      <select {...control}>
        <option value="">–</option>
        {optionsOf(schema).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (choice) return <Choices options={optionsOf(choice)} path={path} value={value} />;
  if (role?.role === "picture") return <PictureField place={role} {...{ path, value, isOptional }} />;
  if (schema instanceof z.ZodNumber) return <input type="text" inputMode="decimal" {...control} />;
  if (schema instanceof z.ZodISODate) return <input type="date" {...control} />;
  if (role?.role === "link") return <input type="text" list="adresses" {...control} onPaste={onPaste} />;
  if ((lengthsOf(schema).longest ?? 0) > 120) return <TextArea {...control} />;
  return <input type="text" {...control} onPaste={onPaste} />;
}

/** React writes the default value of a `<textarea>` that it controls at each key, and Chromium then takes back letter by letter. */
function TextArea({ value, onChange, ...attributes }: ComponentProps<"textarea"> & { value: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });
  // Also where the form has not taken what was typed.
  const change: typeof onChange = (event) => {
    onChange?.(event);
    renderAgain();
  };
  return <textarea rows={4} ref={ref} onChange={change} {...attributes} />;
}

type ChoicesProps = { options: { label: string; value: string }[]; path: ValuePath; value: unknown };

/** Checkboxes; the values are stored in the order of the contract. */
function Choices({ options, path, value }: ChoicesProps) {
  const { setValue } = useFormContext();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const values = options.map((option) => option.value);
  const toggle = (option: string) =>
    setValue(
      path,
      values.filter((other) => chosen.includes(other) !== (other === option)),
    );
  return (
    <div className="row">
      {options.map((option) => (
        <label key={option.value} className="row">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

type PictureFieldProps = Pick<Props, "path" | "value" | "isOptional"> & { place: Place };

function PictureField({ place, path, value, isOptional }: PictureFieldProps) {
  const { setValue, pictureUrl, choosePicture } = useFormContext();
  const picture = String(value ?? "");
  const onChoose = (chosen: string) => setValue(path, chosen);
  const remove = () => {
    flushSync(() => (isOptional ? setValue(path.slice(0, -1), {}) : setValue(path, "")));
    // Its button is gone.
    focusField(path);
  };
  return (
    <div className="row">
      {picture && <img src={pictureUrl(picture)} alt="" />}
      <Button onClick={() => choosePicture({ picture, place, onChoose })}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={remove}>Retirer l’image</Button>}
    </div>
  );
}
