import type * as z from "zod";
import { contentSchemas } from "./contract";
import { labelOf, labelOfPath } from "./labels";
import { partsOf } from "./walk";

type Field = { name: string; schema: z.ZodType };

function withParts({ name, schema }: Field): Field[] {
  const parts = partsOf(schema);
  const fields = parts.kind === "object" ? [...parts.fields] : [];
  const entry = parts.kind === "list" ? parts.entry(0) : undefined;
  const inner = entry ? [...fields, ["", entry] as const] : fields;
  return [{ name, schema }, ...inner.flatMap(([key, part]) => withParts({ name: key, schema: part }))];
}

const all = Object.entries(contentSchemas).flatMap(([name, schema]) => withParts({ name, schema }));

test("every field has a French label", () => {
  for (const { name, schema } of all.filter((field) => field.name)) {
    expect(labelOf(schema, name)).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("the fields of a part have different labels", () => {
  for (const { name, schema } of all) {
    const parts = partsOf(schema);
    const labels = parts.kind === "object" ? [...parts.fields].map(([key, part]) => labelOf(part, key)) : [];
    expect([name, labels]).toEqual([name, [...new Set(labels)]]);
  }
});

test("a path is labelled from its part down to its field", () => {
  expect(labelOfPath(contentSchemas.home, ["services", "items", 1, "link", "to"])).toBe(
    "Services › Service 2 › Lien › Adresse",
  );
});
