import { createContext, type DragEvent, memo, type ReactNode, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PathProblem } from "../../src/content/check/contract-problems";
import { type ValuePath, valueAt } from "../../src/content/walk";
import type { FormField } from "../forms/form";
import type { Move } from "../forms/form-state";
import { summaryOf } from "../forms/summary";
import { Button } from "./button";
import { labelOfPath } from "./field-labels";
import { focusField } from "./focus";

/** The fields of a form (forms/form.ts). The id of each is its path in the file. */

type FieldProps = { field: FormField; label?: string; path: ValuePath; value: unknown };

export type FormContextValue = {
  file: string;
  problems: readonly PathProblem[];
  /** Suggestions for links. */
  addresses: readonly string[];
  setValue: (path: ValuePath, value: unknown) => void;
  touch: (path: ValuePath) => void;
  move: (move: Move) => void;
  pictureUrl: (picture: string) => string | undefined;
  choosePicture: (picture: string, onChoose: (picture: string) => void) => void;
};

const FormContext = createContext<FormContextValue | undefined>(undefined);

function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field needs FormFields around it.");
  return context;
}

type FormFieldsProps = { fields: FormField[]; value: unknown; context: FormContextValue };

export function FormFields({ fields, value, context }: FormFieldsProps) {
  return (
    <FormContext value={context}>
      <Part fields={fields} path={[]} value={value} />
      <datalist id="adresses">
        {context.addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </FormContext>
  );
}

function Part({ fields = [], path, value }: Omit<FieldProps, "field"> & { fields: FormField[] | undefined }) {
  return fields.map((field) => (
    <AnyField
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={valueAt(value, [field.name])}
    />
  ));
}

/** Memoised: a form has hundreds of fields, and a keystroke changes one of them. */
const AnyField = memo(function AnyField({ field, label = field.label, path, value }: FieldProps) {
  if (field.kind === "hidden") return null;
  if (field.kind === "placeholders" && entriesOf(value).length === 0) return null;
  if (field.kind === "part") {
    const summary = summaryOf(value);
    const isOpen = typeof path.at(-1) === "number" ? summary === "" : path.length > 1;
    return (
      <Fold path={path} label={label} summary={summary} isOpen={isOpen}>
        <Part fields={field.fields} path={path} value={value} />
      </Fold>
    );
  }
  if (field.kind === "list") {
    const isOpen = field.entry?.kind !== "part";
    return (
      <Fold path={path} label={label} summary={String(entriesOf(value).length)} isOpen={isOpen}>
        <List field={field} path={path} value={value} />
      </Fold>
    );
  }
  return <SingleField field={field} label={label} path={path} value={value} />;
}, areEqual);

function areEqual(before: FieldProps, now: FieldProps): boolean {
  const isMoved = before.path.join() !== now.path.join() || before.label !== now.label;
  return !isMoved && before.field === now.field && before.value === now.value;
}

type FoldProps = { path: ValuePath; label: string; summary: string; isOpen: boolean; children: ReactNode };

function Fold({ path, label, summary, isOpen, children }: FoldProps) {
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
      {children}
    </details>
  );
}

/** A control with its label, problems and hint. */
function SingleField({ field, label, path, value }: FieldProps) {
  const id = path.join(".");
  const messages = useMessages(path, { isDeep: true });
  const describedBy = [messages && `${id}-messages`, field.hint && `${id}-aide`].filter(Boolean).join(" ");
  const isGroup = ["choices", "placeholders", "picture"].includes(field.kind);
  const name = `${label}${field.isOptional ? " (facultatif)" : ""}`;
  const content = (
    <>
      {isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      <Control
        {...{ field, path, value }}
        attributes={{
          id,
          "aria-invalid": messages ? true : undefined,
          "aria-describedby": describedBy || undefined,
        }}
      />
      <Note id={`${id}-aide`} kind="help" text={field.hint} />
    </>
  );
  if (!isGroup) return <div className="field">{content}</div>;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy || undefined} className="field">
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

/** The problems of a value; `isDeep`: also of its parts, when these have no fields of their own. */
function useMessages(path: ValuePath, { isDeep = false } = {}): string | undefined {
  const { problems } = useFormContext();
  const here = problems.filter(
    (problem) =>
      path.every((key, index) => key === problem.path[index]) &&
      (isDeep || problem.path.length === path.length),
  );
  const messages = here.map((problem) => {
    const index = problem.path[path.length];
    return typeof index === "number" ? `N° ${index + 1} : ${problem.message}` : problem.message;
  });
  return messages.join("\n") || undefined;
}

type ControlProps = FieldProps & {
  attributes: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

function Control({ field, path, value, attributes }: ControlProps) {
  const { setValue, touch } = useFormContext();
  const control = {
    ...attributes,
    // Numbers are typed as text: type="number" reads «12,5» as 125 in browsers whose language has no decimal comma.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => setValue(path, target.value),
    onBlur: ({ target }: { target: { value: string } }) => target.value !== "" && touch(path),
  };
  switch (field.kind) {
    case "textarea":
      return <textarea rows={4} {...control} />;
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
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case "choices":
      return <Choices field={field} path={path} value={value} />;
    case "picture":
      return <PictureField field={field} path={path} value={value} />;
    case "placeholders":
      return <Placeholders field={field} path={path} value={value} />;
    case "fixed":
      return <input type="text" readOnly {...attributes} value={String(field.fixed)} />;
    default:
      return <input type="text" {...control} />;
  }
}

/** Checkboxes; the values are stored in the order of the contract. */
function Choices({ field: { options = [] }, path, value }: FieldProps) {
  const { setValue } = useFormContext();
  const chosen = entriesOf(value);
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

function PictureField({ path, value }: FieldProps) {
  const { setValue, pictureUrl, choosePicture } = useFormContext();
  const picture = String(value ?? "");
  const setPicture = (chosen: string) => setValue(path, chosen);
  return (
    <div className="row">
      {picture && <img src={pictureUrl(picture)} alt="" />}
      <Button onClick={() => choosePicture(picture, setPicture)}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={() => setPicture("")}>Retirer l’image</Button>}
    </div>
  );
}

/** The values that are still examples, each with a button that confirms it as the real one. */
function Placeholders({ path, value }: FieldProps) {
  const { file, setValue } = useFormContext();
  const placeholders = entriesOf(value).map(String);
  const confirm = (placeholder: string) => {
    const others = placeholders.filter((other) => other !== placeholder);
    flushSync(() => setValue(path, others));
    focusField(path);
  };
  return (
    <ul>
      {placeholders.map((placeholder) => (
        <li key={placeholder} className="row between">
          <span id={`exemple-${placeholder}`}>{labelOfPath(file, placeholder)}</span>
          <Button aria-describedby={`exemple-${placeholder}`} onClick={() => confirm(placeholder)}>
            C’est la vraie valeur
          </Button>
        </li>
      ))}
    </ul>
  );
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** Each entry has a React key of its own, so that focus and unfolded parts move with it. */
function List({ field, path, value }: FieldProps) {
  const { setValue, move } = useFormContext();
  const { entry = field, hasFixedCount, hasFixedOrder } = field;
  const entries = entriesOf(value);
  const [keys, setKeys] = useState(() => entries.map(newKey));
  const dragged = useRef<number>(undefined);

  const moveOrRemove = (from: number, to?: number) =>
    flushSync(() => {
      const others = keys.toSpliced(from, 1);
      setKeys(to === undefined ? others : others.toSpliced(to, 0, ...keys.slice(from, from + 1)));
      move({ list: path, from, to });
    });
  const drag = (index?: number) => {
    dragged.current = index;
  };
  const drop = (event: DragEvent, to: number) => {
    const from = dragged.current;
    if (from === undefined) return;
    event.preventDefault();
    moveOrRemove(from, to);
  };
  const remove = (index: number) => {
    moveOrRemove(index);
    focusField(path);
  };
  const add = () => {
    flushSync(() => {
      setKeys([...keys, newKey()]);
      setValue(path, [...entries, entry.kind === "part" ? {} : ""]);
    });
    focusField([...path, entries.length]);
  };
  return (
    <>
      <ol className={entry.kind === "number" ? "numbers" : "list"}>
        {entries.map((value, index) => {
          const label = `${entry.label} ${index + 1}`;
          return (
            <li
              key={keys[index]}
              onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              <AnyField field={entry} label={label} path={[...path, index]} value={value} />
              {entry.kind !== "number" && !hasFixedOrder && (
                <span className="moves">
                  <span
                    aria-hidden="true"
                    title="Glisser pour déplacer"
                    className="handle"
                    draggable
                    onDragStart={() => drag(index)}
                    onDragEnd={() => drag()}
                  >
                    ⠿
                  </span>
                  <Button
                    aria-label={`${label} : monter`}
                    isDisabled={index === 0}
                    onClick={() => moveOrRemove(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    aria-label={`${label} : descendre`}
                    isDisabled={index === entries.length - 1}
                    onClick={() => moveOrRemove(index, index + 1)}
                  >
                    ↓
                  </Button>
                  {!hasFixedCount && (
                    <Button aria-label={`${label} : retirer`} onClick={() => remove(index)}>
                      ✕
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!hasFixedCount && (
        <Button className="above" onClick={add}>
          Ajouter : {entry.label.toLowerCase()}
        </Button>
      )}
    </>
  );
}

function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
