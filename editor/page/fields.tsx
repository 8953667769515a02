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
  /** An entry of a list has a number for a label. */
  label?: string;
};

/** What a field needs of the form around it. */
export const Surroundings = createContext<{
  file: string;
  problems: readonly Judgement[];
  onLeave: (id: string) => void;
  addressOf: (picture: string) => string;
  onChoosePicture: (picture: string, take: (picture: string) => void) => void;
}>({
  file: "",
  problems: [],
  onLeave: () => {},
  addressOf: () => "",
  onChoosePicture: () => {},
});

type FieldsProps = {
  fields: readonly Field[];
  path: Path;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function Fields({ fields, path, value, onChange }: FieldsProps) {
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
  const { field, path, value, onChange, label = field.label } = props;
  if (field.kind === "hidden" || (field.kind === "marks" && entriesOf(value).length === 0)) return null;
  if (field.kind === "part") {
    const isEntry = typeof path.at(-1) === "number";
    const summary = summaryOf(value);
    return (
      <Folded
        id={path.join(".")}
        label={label}
        summary={summary}
        isOpen={isEntry ? summary === "" : path.length > 1}
      >
        <Fields fields={field.fields ?? []} path={path} value={value} onChange={onChange} />
      </Folded>
    );
  }
  if (field.kind === "list") {
    return (
      <Folded id={path.join(".")} label={label} summary={String(entriesOf(value).length)} isOpen={false}>
        <List {...props} />
      </Folded>
    );
  }
  const id = path.join(".");
  const Heading = groups.includes(field.kind) ? "span" : "label";
  return (
    <div className="champ">
      <Heading {...(Heading === "label" ? { htmlFor: id } : { id: `${id}-titre` })} className="titre">
        {label}
        {field.isOptional && " (facultatif)"}
      </Heading>
      <Messages path={path} isDeep />
      <Control {...props} />
      {field.hint && <p className="aide">{field.hint}</p>}
    </div>
  );
}

/** Made of several controls, each with a label of its own. */
const groups: Field["kind"][] = ["choices", "marks"];

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
  const { problems } = useContext(Surroundings);
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

function Control({ field, path, value, onChange }: FieldProps) {
  const { onLeave } = useContext(Surroundings);
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
    case "number":
      return (
        <input
          type="number"
          step="any"
          {...shared}
          onChange={({ target }) => onChange(target.value === "" ? "" : Number(target.value))}
        />
      );
    case "date":
      return <input type="date" {...shared} />;
    case "address":
      return (
        <>
          <input type="text" list={`propositions-${id}`} {...shared} />
          <datalist id={`propositions-${id}`}>
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
      return <Choices id={id} options={field.options ?? []} value={value} onChange={onChange} />;
    case "picture":
      return <Picture id={id} value={String(value ?? "")} onChange={onChange} />;
    case "marks":
      return <Marks id={id} value={value} onChange={onChange} />;
    case "fixed":
      return <output id={id}>{String(field.fixed)}</output>;
    default:
      return <input type="text" {...shared} />;
  }
}

type ChoicesProps = {
  id: string;
  options: readonly { label: string; value: string }[];
  value: unknown;
  onChange: (value: unknown) => void;
};

/** As many as one likes, in the order of the contract. */
function Choices({ id, options, value, onChange }: ChoicesProps) {
  const chosen = entriesOf(value);
  return (
    <fieldset id={id} aria-labelledby={`${id}-titre`}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== option.value);
              const wanted = target.checked ? [...others, option.value] : others;
              onChange(options.map((known) => known.value).filter((known) => wanted.includes(known)));
            }}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

type PictureProps = { id: string; value: string; onChange: (value: unknown) => void };

function Picture({ id, value, onChange }: PictureProps) {
  const { addressOf, onChoosePicture } = useContext(Surroundings);
  return (
    <div className="image">
      {value && <img src={addressOf(value)} alt="" />}
      <button id={id} type="button" className="bouton" onClick={() => onChoosePicture(value, onChange)}>
        {value ? "Changer d’image" : "Choisir une image"}
      </button>
      {value && (
        <button type="button" className="bouton" onClick={() => onChange("")}>
          Retirer l’image
        </button>
      )}
    </div>
  );
}

type MarksProps = { id: string; value: unknown; onChange: (value: unknown) => void };

/** The values that are still examples: a click says that one is the real one now. */
function Marks({ id, value, onChange }: MarksProps) {
  const { file } = useContext(Surroundings);
  const marks = entriesOf(value);
  return (
    <ul id={id} className="exemples" aria-labelledby={`${id}-titre`}>
      {marks.map((mark) => (
        <li key={String(mark)}>
          <span>{labelOfPath(file, String(mark))}</span>
          <button
            type="button"
            className="bouton"
            onClick={() => onChange(marks.filter((other) => other !== mark))}
          >
            C’est la vraie valeur
          </button>
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
  const move = (index: number, by: number) =>
    onChange(entries.toSpliced(index, 1).toSpliced(index + by, 0, entries[index]));
  return (
    <>
      <Messages path={path} />
      <ol className={entry.kind === "number" ? "nombres" : "liste"}>
        {entries.map((value, index) => {
          const label = `${entry.label} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <li key={index}>
              <AnyField
                field={entry}
                path={[...path, index]}
                value={value}
                onChange={(changed) => change(index, 1, changed)}
                label={label}
              />
              {entry.kind !== "number" && (
                <span className="deplacer">
                  {!hasFixedOrder && entries.length > 1 && (
                    <>
                      <Small label={`${label} : monter`} isOff={index === 0} onPress={() => move(index, -1)}>
                        ↑
                      </Small>
                      <Small
                        label={`${label} : descendre`}
                        isOff={index === entries.length - 1}
                        onPress={() => move(index, 1)}
                      >
                        ↓
                      </Small>
                    </>
                  )}
                  {!hasFixedCount && (
                    <Small label={`${label} : retirer`} onPress={() => change(index, 1)}>
                      ✕
                    </Small>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!hasFixedCount && (
        <button
          type="button"
          className="bouton"
          onClick={() => change(entries.length, 0, entry.kind === "part" ? {} : "")}
        >
          Ajouter : {entry.label.toLowerCase()}
        </button>
      )}
    </>
  );
}

type SmallProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode };

function Small({ label, isOff = false, onPress, children }: SmallProps) {
  return (
    <button type="button" className="bouton" aria-label={label} disabled={isOff} onClick={onPress}>
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
