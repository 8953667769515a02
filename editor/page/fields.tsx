import { createContext, type DragEvent, memo, type ReactNode, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PathProblem } from "../../src/content/check/contract-problems";
import { type ValuePath, valueAt } from "../../src/content/walk";
import type { Field } from "../forms/form";
import type { Move } from "../forms/form-state";
import { Button } from "./button";
import { goTo, labelOfPath } from "./field-labels";

/** The fields of a form, as the contract describes them (forms/form.ts). Each has its path in the file as its id. */

type FieldProps = { field: Field; label?: string; path: ValuePath; value: unknown };

/** What fields need of the form around them. */
export type Surroundings = {
  file: string;
  problems: readonly PathProblem[];
  /** Addresses that a link may have. */
  addresses: readonly string[];
  type: (path: ValuePath, value: unknown) => void;
  leave: (path: ValuePath) => void;
  move: (move: Move) => void;
  addressOf: (picture: string) => string | undefined;
  choosePicture: (picture: string, take: (picture: string) => void) => void;
};

const Around = createContext<Surroundings | undefined>(undefined);

function useSurroundings(): Surroundings {
  const surroundings = useContext(Around);
  if (!surroundings) throw new Error("A field stands in a form.");
  return surroundings;
}

type FormFieldsProps = { fields: Field[]; value: unknown; surroundings: Surroundings };

export function FormFields({ fields, value, surroundings }: FormFieldsProps) {
  return (
    <Around value={surroundings}>
      <Part fields={fields} path={[]} value={value} />
      <datalist id="adresses">
        {surroundings.addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </Around>
  );
}

function Part({ fields = [], path, value }: Omit<FieldProps, "field"> & { fields: Field[] | undefined }) {
  return fields.map((field) => (
    <AnyField
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={valueAt(value, [field.name])}
    />
  ));
}

/** Drawn again only when its own value is another: a form has hundreds of fields, and a key is for one. */
const AnyField = memo(function AnyField({ field, label = field.label, path, value }: FieldProps) {
  if (field.kind === "hidden" || (field.kind === "marks" && entriesOf(value).length === 0)) return null;
  if (field.kind === "part") {
    const summary = summaryOf(value);
    const isOpen = typeof path.at(-1) === "number" ? summary === "" : path.length > 1;
    return (
      <Folded path={path} label={label} summary={summary} isOpen={isOpen}>
        <Part fields={field.fields} path={path} value={value} />
      </Folded>
    );
  }
  if (field.kind === "list") {
    const isOpen = field.entry?.kind !== "part";
    return (
      <Folded path={path} label={label} summary={String(entriesOf(value).length)} isOpen={isOpen}>
        <List field={field} path={path} value={value} />
      </Folded>
    );
  }
  return <Single field={field} label={label} path={path} value={value} />;
}, isSame);

function isSame(before: FieldProps, now: FieldProps): boolean {
  const isMoved = before.path.join() !== now.path.join() || before.label !== now.label;
  return !isMoved && before.field === now.field && before.value === now.value;
}

type FoldedProps = { path: ValuePath; label: string; summary: string; isOpen: boolean; children: ReactNode };

function Folded({ path, label, summary, isOpen, children }: FoldedProps) {
  // Only at first: afterwards the owner decides.
  const [isOpenAtFirst] = useState(isOpen);
  const messages = useMessages(path);
  const id = path.join(".");
  return (
    <details id={id} open={isOpenAtFirst}>
      <summary aria-describedby={messages && `${id}-messages`}>
        {label} <span>{summary}</span>
      </summary>
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      {children}
    </details>
  );
}

/** A value of its own, with its label, what is wrong with it, and what helps to fill it in. */
function Single({ field, label, path, value }: FieldProps) {
  const id = path.join(".");
  const messages = useMessages(path, { isDeep: true });
  const describedBy = [messages && `${id}-messages`, field.hint && `${id}-aide`].filter(Boolean).join(" ");
  const isGroup = ["choices", "marks", "picture"].includes(field.kind);
  const name = `${label}${field.isOptional ? " (facultatif)" : ""}`;
  const content = (
    <>
      {isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      <Control
        {...{ field, path, value }}
        tied={{
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

/** What is wrong with a value; `isDeep`: also within it, where its parts have no fields of their own. */
function useMessages(path: ValuePath, { isDeep = false } = {}): string | undefined {
  const { problems } = useSurroundings();
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
  /** Its id, and what says what is wrong with it and how to fill it in. */
  tied: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

function Control({ field, path, value, tied }: ControlProps) {
  const { type, leave } = useSurroundings();
  const control = {
    ...tied,
    // A number is typed as a text, since type="number" makes 125 of «12,5» where the browser's language has no comma.
    value: typeof value === "number" ? String(value).replace(".", ",") : String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => type(path, target.value),
    onBlur: ({ target }: { target: { value: string } }) => target.value !== "" && leave(path),
  };
  switch (field.kind) {
    case "area":
      return <textarea rows={4} {...control} />;
    case "number":
      return <input type="text" inputMode="decimal" {...control} />;
    case "date":
      return <input type="date" {...control} />;
    case "address":
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
      return <Picture field={field} path={path} value={value} />;
    case "marks":
      return <Marks field={field} path={path} value={value} />;
    case "fixed":
      return <input type="text" readOnly {...tied} value={String(field.fixed)} />;
    default:
      return <input type="text" {...control} />;
  }
}

/** As many as one likes, in the order of the contract. */
function Choices({ field: { options = [] }, path, value }: FieldProps) {
  const { type } = useSurroundings();
  const chosen = entriesOf(value);
  const values = options.map((option) => option.value);
  const toggle = (option: string) => {
    const next = values.filter((known) => chosen.includes(known) !== (known === option));
    type(path, next);
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

function Picture({ path, value }: FieldProps) {
  const { type, addressOf, choosePicture } = useSurroundings();
  const picture = String(value ?? "");
  const take = (chosen: string) => type(path, chosen);
  return (
    <div className="row">
      {picture && <img src={addressOf(picture)} alt="" />}
      <Button onClick={() => choosePicture(picture, take)}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={() => take("")}>Retirer l’image</Button>}
    </div>
  );
}

/** The values that are still examples: a click says that one is the real one now. */
function Marks({ path, value }: FieldProps) {
  const { file, type } = useSurroundings();
  const marks = entriesOf(value).map(String);
  const confirm = (mark: string) => {
    const others = marks.filter((other) => other !== mark);
    flushSync(() => type(path, others));
    goTo(path);
  };
  return (
    <ul>
      {marks.map((mark) => (
        <li key={mark} className="row between">
          <span id={`exemple-${mark}`}>{labelOfPath(file, mark)}</span>
          <Button aria-describedby={`exemple-${mark}`} onClick={() => confirm(mark)}>
            C’est la vraie valeur
          </Button>
        </li>
      ))}
    </ul>
  );
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** Entries keep their elements when they move: what is unfolded, and the focus, go with them. */
function List({ field, path, value }: FieldProps) {
  const { type, move } = useSurroundings();
  const { entry = field, hasFixedCount, hasFixedOrder } = field;
  const entries = entriesOf(value);
  const [keys, setKeys] = useState(() => entries.map(newKey));
  const dragged = useRef<number>(undefined);

  const put = (from: number, to?: number) =>
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
    put(from, to);
  };
  const remove = (index: number) => {
    put(index);
    goTo(path);
  };
  const add = () => {
    flushSync(() => {
      setKeys([...keys, newKey()]);
      type(path, [...entries, entry.kind === "part" ? {} : ""]);
    });
    goTo([...path, entries.length]);
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
                    isOff={index === 0}
                    onClick={() => put(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    aria-label={`${label} : descendre`}
                    isOff={index === entries.length - 1}
                    onClick={() => put(index, index + 1)}
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

/** What names a part that is folded. */
function summaryOf(value: unknown): string {
  const named = ["title", "name", "term", "label", "text", "alt", "street", "button"];
  const hours = ["opens", "closes"].map((key) => valueAt(value, [key])).filter(Boolean);
  const texts = [
    ...named.map((key) => valueAt(value, [key])),
    hours.join(" – "),
    ...Object.values(Object(value)),
  ];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
