import { memo, type ReactNode, useContext, useMemo, useState } from "react";
import type * as z from "zod";
import { markedPaths } from "../../src/content/check/placeholders";
import { formatPath } from "../../src/content/check/problem";
import { labelOf } from "../../src/content/labels";
import { partsOf, type ValuePath, valueAt } from "../../src/content/walk";
import * as Form from "../forms/form";
import { Button } from "./button";
import { Control } from "./controls";
import { labelOfPath } from "./field-labels";
import { focusField } from "./focus";
import { FormContext, type FormContextValue, MarksContext, useFormContext } from "./form-context";
import { List } from "./list";

/** The fields of a form, as the contract's schema has them. The id of each is its path in the file. */

type FormFieldsProps = { schema: z.ZodObject; value: unknown; context: FormContextValue };

export function FormFields({ schema, value, context }: FormFieldsProps) {
  const placeholders = valueAt(value, ["placeholders"]);
  const marks = useMemo(() => markedPaths({ placeholders }).map(({ text }) => text), [placeholders]);
  const keys = Object.entries<z.ZodType>(schema.shape).filter(([key]) => key !== "placeholders");
  const settings = keys.filter(([, field]) => Form.isSetting(field)).map(([key]) => key);
  const others = keys.map(([key]) => key).filter((key) => !settings.includes(key));
  return (
    <FormContext value={context}>
      <MarksContext value={marks}>
        <Examples file={context.file} marks={marks} />
        <Part schema={schema} path={[]} value={value} keys={others} />
        {settings.length > 0 && (
          <details className="above">
            <summary>Réglages</summary>
            <Part schema={schema} path={[]} value={value} keys={settings} />
          </details>
        )}
      </MarksContext>
      <p id="annonces" aria-live="polite" className="heard" />
      <datalist id="adresses">
        {context.addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </FormContext>
  );
}

/** What is still an example, each with the way to its field. */
function Examples({ file, marks }: { file: string; marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <details id="placeholders">
      <summary>
        Valeurs encore à remplacer <span>{marks.length}</span>
      </summary>
      <ul>
        {markedPaths({ placeholders: marks }).map(({ text, path }) => (
          <li key={text}>
            <button type="button" className="link" onClick={() => focusField(path)}>
              {labelOfPath(file, path)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type PartProps = {
  schema: z.ZodType;
  path: ValuePath;
  value: unknown;
  keys?: string[];
  mayBeEmpty?: boolean | undefined;
};

function Part({ schema, path, value, keys, mayBeEmpty = false }: PartProps) {
  const parts = partsOf(schema);
  if (parts.kind !== "object") return null;
  return [...parts.fields]
    .filter(([key]) => !keys || keys.includes(key))
    .map(([key, field]) => (
      <AnyField
        key={key}
        schema={field}
        path={[...path, key]}
        value={valueAt(value, [key])}
        isOptional={mayBeEmpty || Form.mayBeLeftOut(schema, value, key)}
      />
    ));
}

type FieldProps = {
  schema: z.ZodType;
  /** Of an entry, with its number. */
  label?: string;
  path: ValuePath;
  value: unknown;
  isOptional?: boolean;
};

/** Memoised: a form has hundreds of fields, and a keystroke changes one of them. */
export const AnyField = memo(function AnyField(props: FieldProps) {
  const { schema, label = labelOf(schema), path, value, isOptional } = props;
  const kind = Form.kindOf(schema);
  if (kind === "hidden") return null;
  if (kind === "part") {
    const summary = Form.summaryOf(schema, value);
    const isOpen = typeof path.at(-1) === "number" ? summary === "" : path.length > 1;
    return (
      <Fold {...{ schema, path, label, value, summary, isOpen }}>
        <Part {...{ schema, path, value }} mayBeEmpty={isOptional && Form.isBlank(value)} />
      </Fold>
    );
  }
  if (kind === "list") {
    const entries = Array.isArray(value) ? value : [];
    const isOpen = entries.length === 0 || Form.kindOf(Form.entryOf(schema)) !== "part";
    return (
      <Fold {...{ schema, path, label, value, isOpen }} summary={String(entries.length)}>
        <List
          {...{ schema, path, entries }}
          renderEntry={(entry, label, index) => (
            <AnyField schema={entry} label={label} path={[...path, index]} value={entries[index]} />
          )}
        />
      </Fold>
    );
  }
  return <SingleField {...props} kind={kind} label={label} />;
}, areEqual);

function areEqual(before: FieldProps, now: FieldProps): boolean {
  const isMoved = before.path.join() !== now.path.join() || before.label !== now.label;
  const isSame = before.schema === now.schema && before.isOptional === now.isOptional;
  return !isMoved && isSame && before.value === now.value;
}

type FoldProps = Omit<FieldProps, "isOptional"> & { summary: string; isOpen: boolean; children: ReactNode };

function Fold({ schema, path, label, value, summary, isOpen, children }: FoldProps) {
  // After the first render the owner decides.
  const [isInitiallyOpen] = useState(isOpen);
  const messages = useMessages(path);
  const example = useExample(schema, path, value);
  const id = path.join(".");
  return (
    <details id={id} open={isInitiallyOpen}>
      <summary aria-describedby={messages && `${id}-messages`}>
        {label} <span>{summary}</span> {example.mark}
      </summary>
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      {example.button}
      {children}
    </details>
  );
}

type SingleFieldProps = FieldProps & { kind: ReturnType<typeof Form.kindOf>; label: string };

/** A control with its label, problems and hint. */
function SingleField({ schema, kind, label, path, value, isOptional }: SingleFieldProps) {
  const id = path.join(".");
  const messages = useMessages(path, { isDeep: true });
  const example = useExample(schema, path, value);
  const hint = Form.hintOf(schema);
  const describedBy = [messages && `${id}-messages`, hint && `${id}-aide`].filter(Boolean).join(" ");
  const attributes = {
    id,
    "aria-invalid": messages ? (true as const) : undefined,
    "aria-describedby": describedBy || undefined,
  };
  const isGroup = kind === "choices" || kind === "picture";
  const name = (
    <>
      {label}
      {isOptional && " (facultatif)"} {example.mark}
    </>
  );
  const content = (
    <>
      {isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      <Note id={`${id}-messages`} kind="messages" text={messages} />
      <Control {...{ schema, kind, path, value, attributes }} />
      <Note id={`${id}-aide`} kind="help" text={hint} />
      {example.button}
    </>
  );
  if (!isGroup) return <div className="field">{content}</div>;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy || undefined} className="field">
      {content}
    </fieldset>
  );
}

/** The mark of an example, until it is replaced, and the button that keeps it as the real value. */
function useExample(schema: z.ZodType, path: ValuePath, value: unknown) {
  const { setValue } = useFormContext();
  const marks = useContext(MarksContext);
  const own = formatPath(path);
  const isMarked = marks.includes(own);
  const [example] = useState(isMarked ? JSON.stringify(value) : undefined);
  if (example === undefined || example !== JSON.stringify(value)) return {};
  const toggle = () =>
    setValue(["placeholders"], isMarked ? marks.filter((mark) => mark !== own) : [...marks, own]);
  return {
    mark: isMarked && <span className="mark">Exemple</span>,
    button: Form.mayBeKept(schema, value) && (
      <Button aria-pressed={!isMarked} onClick={toggle}>
        C’est juste, je garde
      </Button>
    ),
  };
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
