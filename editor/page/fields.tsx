import { memo, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod";
import { labelOf } from "../../src/content/labels";
import { structureOf, unwrap, type ValuePath, valueAt } from "../../src/content/walk";
import {
  type FormDefinition,
  fieldKeysOf,
  hasFixedLength,
  metaOf,
  multipleChoiceOf,
  summaryWithLabels,
} from "../forms/form";
import { moveOrRemoveEntry, moveOrRemoveItem, setValueAt } from "../forms/form-state";
import { summaryOf } from "../forms/summary";
import { Button } from "./button";
import { Disclosure, type FieldProps, SingleField } from "./field";
import { focusField, focusFirstField } from "./focus";
import { FormContext, type FormContextValue, useFormContext } from "./form-context";

type FormFieldsProps = { definition: FormDefinition; value: unknown; context: FormContextValue };

/** A field for each value of the contract; its id is the value's path in the file. */
export function FormFields({ definition, value, context }: FormFieldsProps) {
  const { texts, settings } = fieldKeysOf(definition);
  const root = { schema: definition.schema, path: [], value };
  return (
    <FormContext value={context}>
      <ObjectFields {...root} keys={texts} />
      {settings.length > 0 && (
        <details id="reglages">
          <summary>Réglages de la page</summary>
          <ObjectFields {...root} keys={settings} />
        </details>
      )}
      <datalist id="adresses">
        {context.linkTargets.map((target) => (
          <option key={target} value={target} />
        ))}
      </datalist>
    </FormContext>
  );
}

type ObjectFieldsProps = Pick<FieldProps, "schema" | "path" | "value" | "isInOptionalObject"> & {
  keys?: string[];
};

function ObjectFields({ schema, path, value, isInOptionalObject, keys }: ObjectFieldsProps) {
  const isInEmptyOptionalObject = isInOptionalObject && !isFilled(value);
  const structure = structureOf(schema);
  if (structure.kind !== "object") return null;
  return [...structure.fields].map(([key, field]) => {
    if (keys && !keys.includes(key)) return null;
    const props = { schema: field, path: [...path, key], value: valueAt(value, [key]) };
    return (
      <AnyField
        key={key}
        label={labelOf(field, key)}
        {...props}
        {...{ isInOptionalObject, isInEmptyOptionalObject }}
      />
    );
  });
}

/** Memoised, because a keystroke changes only one of hundreds of fields. */
const AnyField = memo(function AnyField(props: FieldProps) {
  const { schema, label, path, value } = props;
  // Read-only values, such as the menu, have no field; a new menu entry would need a new page.
  if (metaOf(unwrap(schema)).readOnly) return null;
  const { kind } = structureOf(schema);
  if (kind === "object") {
    const summary = summaryWithLabels(schema, summaryOf(value));
    const isListEntry = typeof path.at(-1) === "number";
    const isInitiallyOpen = isListEntry ? summary === "" : path.length > 1;
    const isInOptionalObject = props.isInEmptyOptionalObject || schema instanceof z.ZodOptional;
    return (
      <Disclosure {...{ path, label, value, summary, isInitiallyOpen }}>
        <ObjectFields {...{ schema, path, value, isInOptionalObject }} />
      </Disclosure>
    );
  }
  if (kind === "list" && !multipleChoiceOf(schema)) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const isInitiallyOpen = !entries.some((entry) => typeof entry === "object" && summaryOf(entry));
    return (
      <Disclosure {...{ path, label, value, isInitiallyOpen }} summary={String(entries.length)}>
        <List schema={unwrap(schema)} path={path} entries={entries} />
      </Disclosure>
    );
  }
  return <SingleField {...props} />;
}, isSameField);

function isSameField(previous: FieldProps, next: FieldProps): boolean {
  const props = ["label", "schema", "value", "isInEmptyOptionalObject"] as const;
  return previous.path.join() === next.path.join() && props.every((prop) => previous[prop] === next[prop]);
}

export function isFilled(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== undefined && value !== "";
  return Object.values(value).some(isFilled);
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** Keeps a React key for each entry, so that focus and open disclosures move with it. */
function List({ schema, path, entries }: { schema: z.ZodType; path: ValuePath; entries: unknown[] }) {
  const { update } = useFormContext();
  const [keys, setKeys] = useState(() => entries.map(newKey));
  // An undo may change the number of entries.
  if (keys.length !== entries.length) setKeys(entries.map((_, index) => keys[index] ?? newKey()));
  const structure = structureOf(schema);
  const schemaAt = (index: number) =>
    (structure.kind === "list" && structure.entrySchema(index)) || z.never();
  const firstSchema = schemaAt(0);
  const title = metaOf(firstSchema).title ?? "Valeur";
  const isLengthFixed = hasFixedLength(schema);
  const hasObjectEntries = structureOf(firstSchema).kind === "object";
  const splitsLines = !isLengthFixed && !hasObjectEntries;
  // Tuple entries have labels of their own, such as «Idéation».
  const isTuple = schema instanceof z.ZodTuple;

  const moveOrRemove = (from: number, to?: number) => {
    const entry = summaryWithLabels(firstSchema, summaryOf(entries[from])) || "(vide)";
    const message = to === undefined ? `Retiré : ${entry}` : `${entry} : ${to + 1} sur ${entries.length}`;
    // Move the focus, because the focused button disappears with its entry.
    if (to === undefined) focusField(path);
    setKeys(moveOrRemoveItem(keys, { from, to }));
    update((form) => moveOrRemoveEntry(form, path, { from, to }), message);
  };
  const add = () => {
    flushSync(() => update((form) => setValueAt(form, path, [...entries, hasObjectEntries ? {} : ""])));
    focusFirstField([...path, entries.length]);
  };
  return (
    <>
      <ol className="list">
        {entries.map((value, index) => {
          const label = isTuple ? labelOf(schemaAt(index)) : `${title} ${index + 1}`;
          const moveButton = (offset: 1 | -1, symbol: string, direction: string) => (
            <Button
              aria-label={`${label} : ${direction}`}
              isDisabled={!(index + offset in entries)}
              onClick={() => moveOrRemove(index, index + offset)}
            >
              {symbol}
            </Button>
          );
          return (
            <li key={keys[index]}>
              <AnyField {...{ label, value, splitsLines }} schema={schemaAt(index)} path={[...path, index]} />
              {!isTuple && (
                <span className="moves">
                  {moveButton(-1, "↑", "monter")}
                  {moveButton(1, "↓", "descendre")}
                  {!isLengthFixed && (
                    <Button aria-label={`${label} : retirer`} onClick={() => moveOrRemove(index)}>
                      ✕
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isLengthFixed && (
        <Button className="spaced" onClick={add}>
          Ajouter : {title.toLowerCase()}
        </Button>
      )}
    </>
  );
}
