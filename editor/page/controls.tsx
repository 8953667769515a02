import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import * as z from "zod";
import type { ValuePath } from "../../src/content/walk";
import { entryOf, type kindOf, optionsOf } from "../forms/form";
import { Button } from "./button";
import { announce, useFormContext } from "./form-context";

type ControlProps = { schema: z.ZodType; path: ValuePath; value: unknown };

type Attributes = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type AnyControlProps = ControlProps & { kind: ReturnType<typeof kindOf>; attributes: Attributes };

export function Control({ kind, attributes, ...props }: AnyControlProps) {
  const { setValue, touch } = useFormContext();
  const { schema, path, value } = props;
  const control = {
    ...attributes,
    // Numbers are typed as text: type="number" reads «12,5» as 125 in browsers whose language has no decimal comma.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => setValue(path, withoutBreaks(target.value)),
    onBlur: ({ target }: { target: { value: string } }) => target.value !== "" && touch(path),
    onPaste: pasteAsOneLine,
  };
  switch (kind) {
    case "textarea":
      return <textarea rows={4} {...control} onKeyDown={ignoreEnter} />;
    case "number":
      return <input type="text" inputMode="decimal" {...control} />;
    case "date":
      return <input type="date" {...control} />;
    case "link":
      return <input type="text" list="adresses" {...control} />;
    case "choice":
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
    case "choices":
      return <Choices {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "fixed":
      return (
        <input
          type="text"
          readOnly
          {...attributes}
          value={String(schema instanceof z.ZodLiteral ? schema.value : value)}
        />
      );
    default:
      return <input type="text" {...control} />;
  }
}

function withoutBreaks(text: string): string {
  return text.replace(/\s*[\r\n\t]+\s*/g, " ");
}

/** Inserted as if typed, so that the caret stays and the browser can take it back. */
function pasteAsOneLine(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData("text/plain");
  const text = withoutBreaks(pasted.trim());
  if (!/[\r\n\t]/.test(pasted) || !document.execCommand("insertText", false, text)) return;
  event.preventDefault();
}

function ignoreEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

/** Checkboxes; the values are stored in the order of the contract. */
function Choices({ schema, path, value }: ControlProps) {
  const { setValue } = useFormContext();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const options = optionsOf(entryOf(schema));
  const values = options.map((option) => option.value);
  const toggle = (option: string) => {
    const next = values.filter((other) => chosen.includes(other) !== (other === option));
    setValue(path, next);
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

function PictureField({ path, value }: ControlProps) {
  const { setValue, pictureUrl, choosePicture } = useFormContext();
  const choose = useRef<HTMLDivElement>(null);
  const picture = String(value ?? "");
  const setPicture = (chosen: string) => setValue(path, chosen);
  const remove = () => {
    setPicture("");
    choose.current?.querySelector("button")?.focus();
    announce("Image retirée");
  };
  return (
    <div className="row" ref={choose}>
      {picture && <img src={pictureUrl(picture)} alt="" />}
      <Button onClick={() => choosePicture(picture, setPicture)}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={remove}>Retirer l’image</Button>}
    </div>
  );
}
