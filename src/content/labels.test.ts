import type * as z from "zod";
import { contentSchemas } from "./contract";
import { labelOf, labelOfPath } from "./labels";
import { structureOf } from "./walk";

type Field = { name: string; schema: z.ZodType };

function fieldsOf(schema: z.ZodType): Field[] {
  const structure = structureOf(schema);
  const fields = structure.kind === "object" ? [...structure.fields] : [];
  return fields.map(([name, field]) => ({ name, schema: field }));
}

function flattenField(field: Field): Field[] {
  const structure = structureOf(field.schema);
  const entrySchema = structure.kind === "list" ? structure.entrySchema(0) : undefined;
  // List entries have no key; they share the list's label.
  const entries = entrySchema ? [{ name: "", schema: entrySchema }] : [];
  return [field, ...[...fieldsOf(field.schema), ...entries].flatMap(flattenField)];
}

const allFields = Object.entries(contentSchemas).flatMap(([name, schema]) => flattenField({ name, schema }));

test("gives every field a label, which begins with a capital or a digit", () => {
  for (const { name, schema } of allFields.filter((field) => field.name)) {
    expect(labelOf(schema, name)).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("gives the fields of each object different labels", () => {
  for (const { name, schema } of allFields) {
    const labels = fieldsOf(schema).map((field) => labelOf(field.schema, field.name));
    expect([name, labels]).toEqual([name, [...new Set(labels)]]);
  }
});

test("labels a path from its section down to its field", () => {
  expect(labelOfPath(contentSchemas.home, ["services", "items", 1, "link", "to"])).toBe(
    "Services › Service 2 › Lien › Adresse",
  );
});
