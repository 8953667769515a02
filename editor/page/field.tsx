import { type ReactNode, useState } from "react";
import type * as z from "zod";
import { unwrap, type ValuePath } from "../../src/content/walk";
import { mayBeRight } from "../forms/examples";
import { hintOf } from "../forms/form";
import { keepExample } from "../forms/form-state";
import { Control, isGroup } from "./controls";
import { useFormContext, useMessages } from "./form-context";

/** What stands around a value: its label, its problems, its mark as an example, its hint. */

export type FieldProps = {
  schema: z.ZodType;
  label: string;
  path: ValuePath;
  value: unknown;
  /** Within an optional part. */
  isOptional?: boolean;
  /** Within one that is empty; the check refuses a half-filled one. */
  mayBeEmpty?: boolean;
  isEntry?: boolean;
};

type FoldProps = Pick<FieldProps, "path" | "label" | "value"> & {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
};

export function Fold({ path, label, value, summary, isOpen, children }: FoldProps) {
  // After the first render the owner decides.
  const [isInitiallyOpen] = useState(isOpen);
  const messages = useMessages(path);
  const id = path.join(".");
  return (
    <details id={id} open={isInitiallyOpen}>
      <summary aria-describedby={messages && `${id}-messages`}>
        {label} <span>{summary}</span>
      </summary>
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      <Example {...{ path, label, value }} />
      {children}
    </details>
  );
}

/** A control with its label, problems and hint. */
export function SingleField(props: FieldProps) {
  const { schema, label, path, value, isOptional = false, mayBeEmpty, isEntry = false } = props;
  const id = path.join(".");
  const inner = unwrap(schema);
  const hint = hintOf(schema);
  const messages = useMessages(path, { isDeep: true });
  const isExample = useFormContext().examples.has(id);
  const notes = [messages && `${id}-messages`, isExample && `${id}-exemple`, hint && `${id}-aide`];
  const describedBy = notes.filter(Boolean).join(" ") || undefined;
  const name = `${label}${mayBeEmpty || inner !== schema ? " (facultatif)" : ""}`;
  const content = (
    <>
      {isGroup(inner) ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      <Example {...{ path, label, value }} />
      <Control
        {...{ schema: inner, path, value, isEntry, isOptional }}
        attributes={{ id, "aria-invalid": messages ? true : undefined, "aria-describedby": describedBy }}
      />
      <Note id={`${id}-aide`} kind="help" text={hint} />
    </>
  );
  if (!isGroup(inner)) return <div className="field">{content}</div>;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className="field">
      {content}
    </fieldset>
  );
}

function Note({ id, kind, text }: { id: string; kind: "messages" | "help"; text: string | undefined }) {
  return text ? (
    <p id={id} className={kind}>
      {text}
    </p>
  ) : null;
}

type ExampleProps = Pick<FieldProps, "path" | "label" | "value">;

/** At an example: the mark, and a button for who finds that it is right, which a second press takes back. */
function Example({ path, label, value }: ExampleProps) {
  const { examples, update } = useFormContext();
  const example = examples.get(path.join("."));
  if (!example) return null;
  const action = example.isKept ? "C’est un exemple" : "C’est juste, je garde";
  return (
    <div className="row example">
      <span id={`${path.join(".")}-exemple`}>{example.isKept ? "Confirmé" : "Exemple, à remplacer"}</span>
      {mayBeRight(value) && (
        <button
          type="button"
          className="link"
          aria-label={`${action} : ${label}`}
          onClick={() => update((form) => keepExample(form, path, !example.isKept))}
        >
          {action}
        </button>
      )}
    </div>
  );
}
