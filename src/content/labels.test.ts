import type * as z from "zod";
import { contentSchemas } from "./contract";
import { labelOf, labelOfPath } from "./labels";
import { partsOf } from "./walk";

type Field = { name: string; schema: z.ZodType };

function flattenField({ name, schema }: Field): Field[] {
  const parts = partsOf(schema);
  const fields = parts.kind === "object" ? [...parts.fields] : [];
  const entry = parts.kind === "list" ? parts.entry(0) : undefined;
  const children = entry ? [...fields, ["", entry] as const] : fields;
  return [{ name, schema }, ...children.flatMap(([key, part]) => flattenField({ name: key, schema: part }))];
}

const allFields = Object.entries(contentSchemas).flatMap(([name, schema]) => flattenField({ name, schema }));

test("gives every field a French label", () => {
  for (const { name, schema } of allFields.filter((field) => field.name)) {
    expect(labelOf(schema, name)).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("gives the fields of a part different labels", () => {
  for (const { name, schema } of allFields) {
    const parts = partsOf(schema);
    const labels = parts.kind === "object" ? [...parts.fields].map(([key, part]) => labelOf(part, key)) : [];
    expect([name, labels]).toEqual([name, [...new Set(labels)]]);
  }
});

test("labels a path from its section down to its field", () => {
  expect(labelOfPath(contentSchemas.home, ["services", "items", 1, "link", "to"])).toBe(
    "Services › Service 2 › Lien › Adresse",
  );
});
