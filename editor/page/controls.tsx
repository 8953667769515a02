import { type ComponentProps, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import { choiceOf, lengthsOf, optionsOf } from "../forms/form";
import { Button } from "./button";
import { focusField } from "./focus";
import { useFormContext } from "./form-context";
import type { Place } from "./picture-frame";
import { type Typed, useTyping } from "./use-typing";

type Props = Typed & {
  /** Within an optional part, which a removed picture takes away. */
  isOptional: boolean;
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

/** Whether the value has several controls, which a fieldset holds together. */
export function isGroup(schema: z.ZodType): boolean {
  return choiceOf(schema) !== undefined || contentRoles.get(schema)?.role === "picture";
}

/** What a single value is typed or chosen in, by its schema. */
export function Control({ isOptional, attributes, ...typed }: Props) {
  const { schema, path, value } = typed;
  const typing = useTyping(typed);
  const control = { ...attributes, ...typing.control };
  const { onPaste } = typing;
  const role = contentRoles.get(schema);
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

type ChoicesProps = Pick<Props, "path" | "value"> & { options: { label: string; value: string }[] };

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
  const { setValue, say, pictureUrl, choosePicture } = useFormContext();
  const picture = String(value ?? "");
  const onChoose = (chosen: string) => {
    setValue(path, chosen);
    if (picture && chosen !== picture) say("Image changée : sa description est-elle encore juste ?");
  };
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
