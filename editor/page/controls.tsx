import type { KeyboardEvent } from "react";
import * as z from "zod";
import { contentRoles } from "../../src/content/contract/roles";
import type { Size } from "../forms/crop";
import { lengthLimits, multipleChoiceOf, optionsOf } from "../forms/form";
import { setValueAt } from "../forms/form-state";
import { Button } from "./button";
import { focusField } from "./focus";
import { useFormContext } from "./form-context";
import { type EditableValue, useInputProps } from "./use-input-props";

type Props = EditableValue & {
  /** True in an optional object; removing its picture empties the whole object. */
  isInOptionalObject: boolean;
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

export function needsFieldset(schema: z.ZodType): boolean {
  return multipleChoiceOf(schema) !== undefined || contentRoles.get(schema)?.kind === "picture";
}

export function Control({ isInOptionalObject, attributes, ...editableValue }: Props) {
  const { schema, path, value } = editableValue;
  const inputProps = useInputProps(editableValue);
  const inputAttributes = { ...attributes, ...inputProps };
  const contentRole = contentRoles.get(schema);
  const choiceSchema = multipleChoiceOf(schema);
  if (schema instanceof z.ZodLiteral) {
    return <input type="text" readOnly {...attributes} value={String([...schema.values][0])} />;
  }
  if (schema instanceof z.ZodEnum) {
    return (
      <select {...attributes} value={inputProps.value} onChange={inputProps.onChange}>
        <option value="">–</option>
        {optionsOf(schema).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (choiceSchema) return <CheckboxList options={optionsOf(choiceSchema)} path={path} value={value} />;
  if (contentRole?.kind === "picture")
    return <PictureField minSize={contentRole} {...{ path, value, isInOptionalObject }} />;
  if (schema instanceof z.ZodNumber) return <input type="text" inputMode="decimal" {...inputAttributes} />;
  if (schema instanceof z.ZodISODate) return <input type="date" {...inputAttributes} />;
  if (contentRole?.kind === "link") return <input type="text" list="adresses" {...inputAttributes} />;
  if ((lengthLimits(schema).max ?? 0) > 120)
    return <textarea rows={4} {...inputAttributes} onKeyDown={ignoreEnter} />;
  return <input type="text" {...inputAttributes} />;
}

/** Keeps line breaks out of data/. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

type CheckboxListProps = Pick<Props, "path" | "value"> & { options: { label: string; value: string }[] };

/** Stores the checked values in the schema's order. */
function CheckboxList({ options, path, value }: CheckboxListProps) {
  const { update } = useFormContext();
  const checkedValues: unknown[] = Array.isArray(value) ? value : [];
  const optionValues = options.map((option) => option.value);
  const toggle = (toggledValue: string) => {
    const isChecked = (option: string) => checkedValues.includes(option) !== (option === toggledValue);
    update((form) => setValueAt(form, path, optionValues.filter(isChecked)));
  };
  return (
    <div className="row">
      {options.map((option) => (
        <label key={option.value} className="row">
          <input
            type="checkbox"
            checked={checkedValues.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

type PictureFieldProps = Pick<Props, "path" | "value" | "isInOptionalObject"> & { minSize: Size };

function PictureField({ minSize, path, value, isInOptionalObject }: PictureFieldProps) {
  const { update, selectPicture } = useFormContext();
  const picture = String(value ?? "");
  const onSelect = (newPicture: string) => {
    const isReplaced = picture !== "" && newPicture !== picture;
    const message = isReplaced
      ? "Image changée : relisez sa description et, s’il y en a une, sa légende"
      : "";
    update((form) => setValueAt(form, path, newPicture), message);
  };
  const remove = () => {
    const [pathToEmpty, emptyValue] = isInOptionalObject ? [path.slice(0, -1), {}] : [path, ""];
    // Move the focus, because the focused button disappears.
    focusField(path);
    update((form) => setValueAt(form, pathToEmpty, emptyValue));
  };
  return (
    <div className="row">
      {picture && <img src={`/${picture}`} alt="" />}
      <Button onClick={() => selectPicture({ minSize, onSelect })}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={remove}>Retirer l’image</Button>}
    </div>
  );
}
