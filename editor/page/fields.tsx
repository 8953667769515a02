import { createContext, type ReactNode, useContext, useState } from "react";
import type { Field } from "../forms/form";
import type { Judgement } from "../forms/save";
import { proposedAddresses } from "./contents";
import { labelOfPath } from "./field-labels";

/** The fields of a form, as the contract describes them (forms/form.ts). Each has its path in the file as its id. */

type Path = readonly (string | number)[];
type Values = Record<string, unknown>;

type FieldProps = {
  field: Field;
  path: Path;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** What fields need of the form around them. */
export type Surroundings = {
  file: string;
  problems: readonly Judgement[];
  onLeave: (id: string) => void;
  addressOf: (picture: string) => string;
  onChoosePicture: (picture: string, take: (picture: string) => void) => void;
};

const Around = createContext<Surroundings | undefined>(undefined);

function useSurroundings(): Surroundings {
  const surroundings = useContext(Around);
  if (!surroundings) throw new Error("A field stands in a form.");
  return surroundings;
}

type FormFieldsProps = {
  fields: Field[];
  value: unknown;
  onChange: (value: unknown) => void;
  surroundings: Surroundings;
};

export function FormFields({ fields, value, onChange, surroundings }: FormFieldsProps) {
  const field: Field = { name: "", label: "", kind: "part", isOptional: false, fields };
  return (
    <Around value={surroundings}>
      <Part field={field} path={[]} value={value} onChange={onChange} />
    </Around>
  );
}

function Part({ field: { fields = [] }, path, value, onChange }: FieldProps) {
  const values = (value ?? {}) as Values; // what is not an object, the check refuses
  return (
    <>
      <Messages path={path} />
      {fields.map((field) => (
        <AnyField
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={values[field.name]}
          onChange={(changed) => onChange({ ...values, [field.name]: changed })}
        />
      ))}
    </>
  );
}

function AnyField(props: FieldProps) {
  const { field, path, value } = props;
  if (field.kind === "hidden" || (field.kind === "marks" && entriesOf(value).length === 0)) return null;
  const id = path.join(".");
  if (field.kind === "part") {
    const summary = summaryOf(value);
    const isOpen = typeof path.at(-1) === "number" ? summary === "" : path.length > 1;
    return (
      <Folded id={id} label={field.label} summary={summary} isOpen={isOpen}>
        <Part {...props} />
      </Folded>
    );
  }
  if (field.kind === "list") {
    const isOpen = field.entry?.kind !== "part";
    return (
      <Folded id={id} label={field.label} summary={String(entriesOf(value).length)} isOpen={isOpen}>
        <List {...props} />
      </Folded>
    );
  }
  const hasOwnWords = ["choices", "marks", "picture"].includes(field.kind);
  return (
    <div className="champ">
      <label id={`${id}-titre`} htmlFor={hasOwnWords ? undefined : id} className="titre">
        {field.label}
        {field.isOptional && " (facultatif)"}
      </label>
      <Messages path={path} isDeep />
      <Control {...props} />
      {field.hint && <p className="aide">{field.hint}</p>}
    </div>
  );
}

type FoldedProps = { id: string; label: string; summary: string; isOpen: boolean; children: ReactNode };

function Folded({ id, label, summary, isOpen, children }: FoldedProps) {
  // Only at first: afterwards the owner decides.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details id={id} open={isOpenAtFirst}>
      <summary>
        {label} <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

/** What is wrong with a value; `isDeep`: also within it, where its parts have no fields of their own. */
function Messages({ path, isDeep = false }: { path: Path; isDeep?: boolean }) {
  const { problems } = useSurroundings();
  const here = problems.filter(
    (problem) =>
      path.every((key, index) => key === problem.path[index]) &&
      (isDeep || problem.path.length === path.length),
  );
  if (here.length === 0) return null;
  return (
    <ul className="messages">
      {here.map((problem) => {
        const index = problem.path[path.length];
        const text = typeof index === "number" ? `N° ${index + 1} : ${problem.message}` : problem.message;
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

function Control(props: FieldProps) {
  const { field, path, value, onChange } = props;
  const { onLeave } = useSurroundings();
  const id = path.join(".");
  const shared = {
    id,
    value: typeof value === "string" || typeof value === "number" ? value : "",
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: ({ target }: { target: { value: string } }) => target.value !== "" && onLeave(id),
  };
  switch (field.kind) {
    case "area":
      return <textarea rows={4} {...shared} />;
    case "number": {
      const change = (text: string) => onChange(text === "" ? "" : Number(text));
      return <input type="number" step="any" {...shared} onChange={({ target }) => change(target.value)} />;
    }
    case "date":
      return <input type="date" {...shared} />;
    case "address":
      return (
        <>
          <input type="text" list={`${id}-propositions`} {...shared} />
          <datalist id={`${id}-propositions`}>
            {proposedAddresses().map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
        </>
      );
    case "choice":
      return (
        <select {...shared}>
          <option value="">–</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case "choices":
      return <Choices {...props} />;
    case "picture":
      return <Picture {...props} />;
    case "marks":
      return <Marks {...props} />;
    case "fixed":
      return <output id={id}>{String(field.fixed)}</output>;
    default:
      return <input type="text" {...shared} />;
  }
}

/** As many as one likes, in the order of the contract. */
function Choices({ field: { options = [] }, path, value, onChange }: FieldProps) {
  const chosen = new Set(entriesOf(value));
  const choose = (option: string, isChosen: boolean) => {
    if (isChosen) chosen.add(option);
    else chosen.delete(option);
    onChange(options.map((known) => known.value).filter((known) => chosen.has(known)));
  };
  const id = path.join(".");
  return (
    <fieldset id={id} aria-labelledby={`${id}-titre`}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.has(option.value)}
            onChange={({ target }) => choose(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function Picture({ path, value, onChange }: FieldProps) {
  const { addressOf, onChoosePicture } = useSurroundings();
  const picture = String(value ?? "");
  return (
    <div className="image">
      {picture && <img src={addressOf(picture)} alt="" />}
      <Button id={path.join(".")} onPress={() => onChoosePicture(picture, onChange)}>
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onPress={() => onChange("")}>Retirer l’image</Button>}
    </div>
  );
}

/** The values that are still examples: a click says that one is the real one now. */
function Marks({ path, value, onChange }: FieldProps) {
  const { file } = useSurroundings();
  const marks = entriesOf(value).map(String);
  const id = path.join(".");
  return (
    <ul id={id} className="exemples" aria-labelledby={`${id}-titre`}>
      {marks.map((mark) => (
        <li key={mark}>
          <span>{labelOfPath(file, mark)}</span>
          <Button onPress={() => onChange(marks.filter((other) => other !== mark))}>
            C’est la vraie valeur
          </Button>
        </li>
      ))}
    </ul>
  );
}

function List({ field, path, value, onChange }: FieldProps) {
  const { entry = field, hasFixedCount, hasFixedOrder } = field;
  const entries = entriesOf(value);
  const change = (from: number, removed: number, ...added: unknown[]) =>
    onChange(entries.toSpliced(from, removed, ...added));
  return (
    <>
      <Messages path={path} />
      <ol className={entry.kind === "number" ? "nombres" : "liste"}>
        {entries.map((value, index) => {
          const label = `${entry.label} ${index + 1}`;
          const before = entries.slice(index - 1, index);
          const after = entries.slice(index + 1, index + 2);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <li key={index}>
              <AnyField
                field={{ ...entry, label }}
                path={[...path, index]}
                value={value}
                onChange={(changed) => change(index, 1, changed)}
              />
              {entry.kind !== "number" && !hasFixedOrder && (
                <span className="deplacer">
                  <Button
                    name={`${label} : monter`}
                    isOff={index === 0}
                    onPress={() => change(index - 1, 2, value, ...before)}
                  >
                    ↑
                  </Button>
                  <Button
                    name={`${label} : descendre`}
                    isOff={after.length === 0}
                    onPress={() => change(index, 2, ...after, value)}
                  >
                    ↓
                  </Button>
                  {!hasFixedCount && (
                    <Button name={`${label} : retirer`} onPress={() => change(index, 1)}>
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
        <Button onPress={() => change(entries.length, 0, entry.kind === "part" ? {} : "")}>
          Ajouter : {entry.label.toLowerCase()}
        </Button>
      )}
    </>
  );
}

type ButtonProps = {
  id?: string;
  /** Where it shows a sign only. */
  name?: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function Button({ id, name, isOff, onPress, children }: ButtonProps) {
  return (
    <button id={id} type="button" className="bouton" aria-label={name} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What names a part that is folded. */
function summaryOf(value: unknown): string {
  const values = (value ?? {}) as Values; // what is not an object, the check refuses
  const names = ["title", "name", "term", "label", "text", "alt", "street", "button"].map(
    (key) => values[key],
  );
  const hours = [values.opens, values.closes].filter(Boolean).join(" – ");
  const texts = [...names, hours, ...Object.values(values)];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
