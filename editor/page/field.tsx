import { type ReactNode, useState } from "react";
import * as z from "zod";
import { unwrap, type ValuePath } from "../../src/content/walk";
import { hintOf } from "../forms/form";
import { confirmPlaceholder } from "../forms/form-state";
import { isConfirmable } from "../forms/placeholders";
import { Button } from "./button";
import { Control, needsFieldset } from "./controls";
import { focusField } from "./focus";
import { useFormContext, useMessages } from "./form-context";

export type FieldProps = {
  schema: z.ZodType;
  label: string;
  path: ValuePath;
  value: unknown;
  /** True in an optional object, which is emptied together with its picture. */
  isInOptionalObject?: boolean;
  /** True in an optional object that is still empty; its fields' labels say that they are optional. */
  isInEmptyOptionalObject?: boolean;
  /** True if each pasted line becomes a list entry of its own. */
  splitsLines?: boolean;
};

type DisclosureProps = Pick<FieldProps, "path" | "label" | "value"> & {
  summary: string;
  isInitiallyOpen: boolean;
  children: ReactNode;
};

export function Disclosure({ path, label, value, summary, isInitiallyOpen, children }: DisclosureProps) {
  const [isOpen] = useState(isInitiallyOpen); // a new value would close it while the owner types
  const messages = useMessages(path);
  const id = path.join(".");
  return (
    <details id={id} open={isOpen}>
      <summary aria-describedby={messages && `${id}-messages`}>
        {label} <span>{summary}</span>
      </summary>
      <Note id={`${id}-messages`} kind="error-message" text={messages} />
      <PlaceholderNote {...{ path, label, value }} />
      {children}
    </details>
  );
}

/** A field with its label, problems, placeholder note and hint. */
export function SingleField(props: FieldProps) {
  const {
    schema,
    label,
    path,
    value,
    isInOptionalObject = false,
    isInEmptyOptionalObject,
    splitsLines = false,
  } = props;
  const id = path.join(".");
  const fieldSchema = unwrap(schema);
  const hint = hintOf(schema);
  const messages = useMessages(path, { includesNested: true });
  const isPlaceholder = useFormContext().placeholderIds.has(id);
  const noteIds = [messages && `${id}-messages`, isPlaceholder && `${id}-exemple`, hint && `${id}-aide`];
  const describedBy = noteIds.filter(Boolean).join(" ") || undefined;
  const labelText = `${label}${isInEmptyOptionalObject || schema instanceof z.ZodOptional ? " (facultatif)" : ""}`;
  const content = (
    <>
      {needsFieldset(fieldSchema) ? <legend>{labelText}</legend> : <label htmlFor={id}>{labelText}</label>}
      <Note id={`${id}-messages`} kind="error-message" text={messages} />
      <PlaceholderNote {...{ path, label, value }} />
      <Control
        {...{ schema: fieldSchema, path, value, splitsLines, isInOptionalObject }}
        attributes={{ id, "aria-invalid": messages ? true : undefined, "aria-describedby": describedBy }}
      />
      <Note id={`${id}-aide`} kind="hint" text={hint} />
    </>
  );
  if (!needsFieldset(fieldSchema)) return <div className="field">{content}</div>;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className="field">
      {content}
    </fieldset>
  );
}

function Note({ id, kind, text }: { id: string; kind: "error-message" | "hint"; text: string | undefined }) {
  return text ? (
    <p id={id} className={kind}>
      {text}
    </p>
  ) : null;
}

/** Says that the value is a placeholder, with a button to confirm it. */
function PlaceholderNote({ path, label, value }: Pick<FieldProps, "path" | "label" | "value">) {
  const { placeholderIds, update } = useFormContext();
  const id = path.join(".");
  if (!placeholderIds.has(id)) return null;
  const confirm = () => {
    // Move the focus, because the focused button disappears.
    focusField(path);
    update((form) => confirmPlaceholder(form, path), `Confirmé : ${label}`);
  };
  return (
    <div className="row placeholder">
      <span id={`${id}-exemple`}>Exemple, à remplacer</span>
      {isConfirmable(value) && (
        <Button className="link" aria-label={`C’est juste, je garde : ${label}`} onClick={confirm}>
          C’est juste, je garde
        </Button>
      )}
    </div>
  );
}
