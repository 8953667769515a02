/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentContract, contentSchemas } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/fixture";
import { type Field, formCollections } from "./form";

const files = formCollections().flatMap((collection) => collection.files);

function* fieldsOf(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field;
    yield* fieldsOf(field.fields ?? []);
  }
}

const all = files.flatMap((file) => [...fieldsOf(file.fields)]);

test("every file of data/ has a form", () => {
  expect(files.map(({ file }) => file).toSorted()).toEqual(
    Object.keys(contentSchemas)
      .map((name) => `data/${name}.json`)
      .toSorted(),
  );
});

/** Whether every value of a file is in a field. */
function missing(value: unknown, fields: readonly Field[], path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): string[] => {
    const field = fields.find(({ name }) => name === key);
    if (!field) return [`${path}.${key}`];
    const children = Array.isArray(child) && field.fields ? child : [child];
    return field.fields
      ? children.flatMap((entry) => missing(entry, field.fields ?? [], `${path}.${key}`))
      : [];
  });
}

test.each(Object.keys(contentContract))("data/%s.json: every value of it has its field", (name) => {
  const form = files.find(({ file }) => file === `data/${name}.json`);
  expect(
    missing(JSON.parse(readFileSync(`${fixtureFolder}/${name}.json`, "utf8")), form?.fields ?? [], name),
  ).toEqual([]);
});

test("every field has a French label", () => {
  for (const { label, name } of all) {
    expect(label).not.toBe(name);
    expect(label).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("a list whose count is fixed can neither grow nor shrink", () => {
  const steps = all.find(({ name }) => name === "steps");
  const founders = all.find(({ name, widget }) => name === "founders" && widget === "list");
  expect(steps).toMatchObject({ allow_add: false, allow_remove: false, allow_reorder: false });
  expect(founders).toMatchObject({ allow_add: false, allow_remove: false });
  expect(all.find(({ name }) => name === "projects")).not.toHaveProperty("allow_add");
});

test("what the specification fixes is shown, not typed; the menu, which comes with the pages, is not shown", () => {
  expect(all.find(({ name }) => name === "tagline")).toMatchObject({ widget: "fixed" });
  expect(all.find(({ name }) => name === "navigation")).toMatchObject({ widget: "hidden" });
});

test("a choice names its values in French", () => {
  expect(all.find(({ name }) => name === "icon")?.options).toContainEqual({ label: "Eau", value: "water" });
  expect(all.find(({ name }) => name === "days")).toMatchObject({ multiple: true });
});

test("an optional part may be left empty", () => {
  const photo = all.find(({ name }) => name === "photo");
  expect(photo).toMatchObject({ required: false });
  expect(photo?.fields?.every(({ required }) => !required)).toBe(true);
});
