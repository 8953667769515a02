import { css } from "@emotion/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import type { ValuePath } from "../../src/content/walk";
import { color, media, size, space } from "../../src/theme/tokens";
import type { Field } from "../forms/form";
import type { Move } from "../forms/move-entry";
import type { Judgement } from "../forms/save";
import { Button, controlStyle } from "./controls";
import { labelOfPath } from "./field-labels";
import { goTo } from "./go-to";

/** The fields of a form, as the contract describes them (forms/form.ts). Each has its path in the file as its id. */

type Values = Record<string, unknown>;

type FieldProps = {
  field: Field;
  path: ValuePath;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** What fields need of the form around them. */
export type Surroundings = {
  file: string;
  problems: readonly Judgement[];
  /** Addresses that a link may have. */
  addresses: readonly string[];
  onLeave: (id: string) => void;
  onMove: (move: Move) => void;
  addressOf: (picture: string) => string | undefined;
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
  return fields.map((field) => (
    <AnyField
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={values[field.name]}
      onChange={(changed) => onChange({ ...values, [field.name]: changed })}
    />
  ));
}

function AnyField(props: FieldProps) {
  const { field, path, value } = props;
  if (field.kind === "hidden" || (field.kind === "marks" && entriesOf(value).length === 0)) return null;
  if (field.kind === "part") {
    const summary = summaryOf(value);
    const isOpen = typeof path.at(-1) === "number" ? summary === "" : path.length > 1;
    return (
      <Folded path={path} label={field.label} summary={summary} isOpen={isOpen}>
        <Part {...props} />
      </Folded>
    );
  }
  if (field.kind === "list") {
    const isOpen = field.entry?.kind !== "part";
    return (
      <Folded path={path} label={field.label} summary={String(entriesOf(value).length)} isOpen={isOpen}>
        <List {...props} />
      </Folded>
    );
  }
  return <Single {...props} />;
}

type FoldedProps = { path: ValuePath; label: string; summary: string; isOpen: boolean; children: ReactNode };

function Folded({ path, label, summary, isOpen, children }: FoldedProps) {
  // Only at first: afterwards the owner decides.
  const [isOpenAtFirst] = useState(isOpen);
  const messages = useMessages(path);
  const id = path.join(".");
  return (
    <details id={id} open={isOpenAtFirst} css={styles.folded}>
      <summary css={styles.summary} aria-describedby={messages.length > 0 ? `${id}-messages` : undefined}>
        {label} <span>{summary}</span>
      </summary>
      <Messages id={id} messages={messages} />
      {children}
    </details>
  );
}

/** A value of its own, with its label, what is wrong with it, and what helps to fill it in. */
function Single(props: FieldProps) {
  const { field, path } = props;
  const id = path.join(".");
  const messages = useMessages(path, { isDeep: true });
  const describedBy = [messages.length > 0 && `${id}-messages`, field.hint && `${id}-aide`].filter(Boolean);
  const tied = {
    "aria-invalid": messages.length > 0 || undefined,
    "aria-describedby": describedBy.join(" ") || undefined,
  };
  const isGroup = ["choices", "marks", "picture"].includes(field.kind);
  const label = `${field.label}${field.isOptional ? " (facultatif)" : ""}`;
  const content = (
    <>
      <Messages id={id} messages={messages} />
      <Control {...props} tied={tied} />
      {field.hint && (
        <p id={`${id}-aide`} css={styles.hint}>
          {field.hint}
        </p>
      )}
    </>
  );
  if (!isGroup) {
    return (
      <div css={styles.field}>
        <label htmlFor={id} css={styles.label}>
          {label}
        </label>
        {content}
      </div>
    );
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={tied["aria-describedby"]} css={styles.field}>
      <legend css={styles.label}>{label}</legend>
      {content}
    </fieldset>
  );
}

/** What is wrong with a value; `isDeep`: also within it, where its parts have no fields of their own. */
function useMessages(path: ValuePath, { isDeep = false } = {}): string[] {
  const { problems } = useSurroundings();
  const here = problems.filter(
    (problem) =>
      path.every((key, index) => key === problem.path[index]) &&
      (isDeep || problem.path.length === path.length),
  );
  return here.map((problem) => {
    const index = problem.path[path.length];
    return typeof index === "number" ? `N° ${index + 1} : ${problem.message}` : problem.message;
  });
}

function Messages({ id, messages }: { id: string; messages: string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul id={`${id}-messages`} css={styles.messages}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

type ControlProps = FieldProps & {
  /** With what says what is wrong with it, and how to fill it in. */
  tied: { "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

function Control(props: ControlProps) {
  const { field, path, value, onChange, tied } = props;
  const { onLeave, addresses } = useSurroundings();
  const id = path.join(".");
  const shared = {
    ...tied,
    id,
    css: controlStyle,
    value: typeof value === "string" || typeof value === "number" ? value : "",
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: ({ target }: { target: { value: string } }) => target.value !== "" && onLeave(id),
  };
  switch (field.kind) {
    case "area":
      return <textarea rows={4} {...shared} />;
    case "number":
      return <NumberInput {...shared} value={value} onChange={onChange} />;
    case "date":
      return <input type="date" {...shared} />;
    case "address":
      return (
        <>
          <input type="text" list={`${id}-propositions`} {...shared} />
          <datalist id={`${id}-propositions`}>
            {addresses.map((address) => (
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
      return (
        <output id={id} css={[controlStyle, styles.fixed]}>
          {String(field.fixed)}
        </output>
      );
    default:
      return <input type="text" {...shared} />;
  }
}

type NumberInputProps = { value: unknown; onChange: (value: unknown) => void };

/** Read with a comma or a point: `type="number"` makes 125 of «12,5» where the browser's language has no comma. */
function NumberInput({ value, onChange, ...attributes }: NumberInputProps) {
  const [typed, setTyped] = useState("");
  const shown = numberOf(typed) === value ? typed : String(value ?? "").replace(".", ",");
  const change = (text: string) => {
    setTyped(text);
    onChange(numberOf(text));
  };
  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** What is not a number stays a text, which the check refuses. */
function numberOf(text: string): unknown {
  return /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** As many as one likes, in the order of the contract. */
function Choices({ field: { options = [] }, value, onChange }: ControlProps) {
  const chosen = new Set(entriesOf(value));
  const choose = (option: string, isChosen: boolean) => {
    if (isChosen) chosen.add(option);
    else chosen.delete(option);
    onChange(options.map((known) => known.value).filter((known) => chosen.has(known)));
  };
  return (
    <div css={styles.choices}>
      {options.map((option) => (
        <label key={option.value} css={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.has(option.value)}
            onChange={({ target }) => choose(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

function Picture({ path, value, onChange, tied }: ControlProps) {
  const { addressOf, onChoosePicture } = useSurroundings();
  const picture = String(value ?? "");
  const id = path.join(".");
  return (
    <div css={styles.picture}>
      {picture && <img src={addressOf(picture)} alt="" />}
      <Button
        id={`${id}-choix`}
        aria-describedby={tied["aria-describedby"]}
        onClick={() => onChoosePicture(picture, onChange)}
      >
        {picture ? "Changer d’image" : "Choisir une image"}
      </Button>
      {picture && <Button onClick={() => onChange("")}>Retirer l’image</Button>}
    </div>
  );
}

/** The values that are still examples: a click says that one is the real one now. */
function Marks({ path, value, onChange }: ControlProps) {
  const { file } = useSurroundings();
  const marks = entriesOf(value).map(String);
  const confirm = (mark: string) => {
    flushSync(() => onChange(marks.filter((other) => other !== mark)));
    goTo(path);
  };
  return (
    <ul css={styles.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          <span id={`exemple ${mark}`}>{labelOfPath(file, mark)}</span>
          <Button aria-describedby={`exemple ${mark}`} onClick={() => confirm(mark)}>
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
function List({ field, path, value, onChange }: FieldProps) {
  const { onMove } = useSurroundings();
  const { entry = field, hasFixedCount, hasFixedOrder } = field;
  const entries = entriesOf(value);
  const [known, setKeys] = useState(() => entries.map(newKey));
  const keys = known.length === entries.length ? known : entries.map(newKey);
  const isOfNumbers = entry.kind === "number";

  const move = (from: number, to?: number) =>
    flushSync(() => {
      const others = keys.toSpliced(from, 1);
      setKeys(to === undefined ? others : others.toSpliced(to, 0, keys[from] ?? newKey()));
      onMove({ list: path, from, to });
    });
  const remove = (index: number) => {
    move(index);
    goTo(path);
  };
  const add = () => {
    flushSync(() => {
      setKeys([...keys, newKey()]);
      onChange([...entries, entry.kind === "part" ? {} : ""]);
    });
    goTo([...path, entries.length]);
  };
  return (
    <>
      <ol css={isOfNumbers ? styles.numbers : styles.list}>
        {entries.map((value, index) => {
          const label = `${entry.label} ${index + 1}`;
          return (
            <li key={keys[index]}>
              <AnyField
                field={{ ...entry, label }}
                path={[...path, index]}
                value={value}
                onChange={(changed) => onChange(entries.with(index, changed))}
              />
              {!isOfNumbers && !hasFixedOrder && (
                <span css={styles.moves}>
                  <Button
                    aria-label={`${label} : monter`}
                    isOff={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    aria-label={`${label} : descendre`}
                    isOff={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
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
      {!hasFixedCount && <Button onClick={add}>Ajouter : {entry.label.toLowerCase()}</Button>}
    </>
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

const styles = {
  folded: css({
    marginBlockStart: space.s,
    "&[open]": { paddingInlineStart: space.s, borderInlineStart: `2px solid ${color.line}` },
  }),
  summary: css({
    padding: space.s,
    border: `1px solid ${color.line}`,
    borderRadius: size.radius,
    fontWeight: 600,
    cursor: "pointer",
    "& > span": { marginInlineStart: space.xs, color: color.textMuted, fontWeight: 400 },
  }),
  field: css({ minInlineSize: 0, marginBlockStart: space.m }),
  label: css({ display: "block", marginBlockEnd: "0.25rem", padding: 0, fontWeight: 600 }),
  hint: css({ marginBlockStart: "0.25rem", color: color.textMuted, fontSize: "0.9375rem" }),
  messages: css({ marginBlockEnd: "0.25rem", color: color.danger, fontWeight: 600 }),
  fixed: css({ borderStyle: "dashed", background: "none", color: color.textMuted }),
  choices: css({ display: "flex", flexWrap: "wrap", gap: `0 ${space.m}` }),
  choice: css({ display: "flex", alignItems: "center", gap: space.xs, minBlockSize: size.target }),
  picture: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: space.xs,
    "& img": { maxBlockSize: "10rem" },
  }),
  marks: css({
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
      gap: space.xs,
      paddingBlock: "0.25rem",
    },
  }),
  list: css({
    marginBlockEnd: space.s,
    "& > li": { display: "flex", flexDirection: "column-reverse" },
    [media.medium]: { "& > li": { flexDirection: "row", alignItems: "start", gap: space.xs } },
    "& > li > :not(span)": { flex: 1, minInlineSize: 0 },
  }),
  numbers: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
    gap: `0 ${space.xs}`,
  }),
  moves: css({ display: "flex", gap: "0.25rem", marginBlockStart: space.s }),
};
