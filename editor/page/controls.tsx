import type { KeyboardEvent } from "react";
import * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import type { Size } from "../forms/crop";
import { lengthLimits, multipleChoiceOf, optionsOf } from "../forms/form";
import { setValueAt } from "../forms/form-state";
import { Button } from "./button";
import { focusField } from "./focus";
import { useFormContext } from "./form-context";
import { type Typed, useTyping } from "./use-typing";

type Props = Typed & {
  /** True within an optional part, which is removed together with its picture. */
  isOptional: boolean;
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

export function isGroup(schema: z.ZodType): boolean {
  return multipleChoiceOf(schema) !== undefined || contentRoles.get(schema)?.role === "picture";
}

export function Control({ isOptional, attributes, ...typed }: Props) {
  const { schema, path, value } = typed;
  const typing = useTyping(typed);
  const control = { ...attributes, ...typing };
  const role = contentRoles.get(schema);
  const choice = multipleChoiceOf(schema);
  if (schema instanceof z.ZodLiteral) {
    return <input type="text" readOnly {...attributes} value={String([...schema.values][0])} />;
  }
  if (schema instanceof z.ZodEnum) {
    return (
      <select {...attributes} value={typing.value} onChange={typing.onChange}>
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
  if (role?.role === "link") return <input type="text" list="adresses" {...control} />;
  if ((lengthLimits(schema).max ?? 0) > 120)
    return <textarea rows={4} {...control} onKeyDown={ignoreEnter} />;
  return <input type="text" {...control} />;
}

/** No text of data/ has line breaks. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

type ChoicesProps = Pick<Props, "path" | "value"> & { options: { label: string; value: string }[] };

/** Checkboxes, whose values are stored in the contract's order. */
function Choices({ options, path, value }: ChoicesProps) {
  const { update } = useFormContext();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const values = options.map((option) => option.value);
  const toggle = (option: string) => {
    const toggled = values.filter((other) => chosen.includes(other) !== (other === option));
    update((form) => setValueAt(form, path, toggled));
  };
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

type PictureFieldProps = Pick<Props, "path" | "value" | "isOptional"> & { place: Size };

function PictureField({ place, path, value, isOptional }: PictureFieldProps) {
  const { update, choosePicture } = useFormContext();
  const picture = String(value ?? "");
  const onChoose = (chosen: string) => {
    const isOther = picture !== "" && chosen !== picture;
    const words = isOther ? "Image changée : relisez sa description et, s’il y en a une, sa légende" : "";
    update((form) => setValueAt(form, path, chosen), words);
  };
  const remove = () => {
    const [part, empty] = isOptional ? [path.slice(0, -1), {}] : [path, ""];
    // The focused button is removed.
    focusField(path);
    update((form) => setValueAt(form, part, empty));
  };
  return (
    <div className="row">
      {picture && <img src={`/${picture}`} alt="" />}
      <Button onClick={() => choosePicture({ place, onChoose })}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={remove}>Retirer l’image</Button>}
    </div>
  );
}
