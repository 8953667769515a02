/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentContract, contentSchemas } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/fixture-folder";
import { type FormField, formGroups } from "./form";

const forms = formGroups.flatMap((group) => group.forms);

function withNestedFields(field: FormField): FormField[] {
  return [field, ...(field.fields ?? []), ...(field.entry?.fields ?? [])].flatMap((part) =>
    part === field ? part : withNestedFields(part),
  );
}

const all = forms.flatMap(({ fields }) => fields.flatMap(withNestedFields));
const named = (wanted: string) => all.find(({ name }) => name === wanted);

test("every file of data/ has a form", () => {
  expect(forms.map(({ name }) => name).toSorted()).toEqual(Object.keys(contentSchemas).toSorted());
});

/** The paths of values that have no field. */
function missing(value: unknown, field: Partial<FormField> | undefined, path: string): string[] {
  if (!field) return [path];
  if (typeof value !== "object" || value === null || field.kind === "hidden") return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const isList = Array.isArray(value);
    const part = isList ? (field.entry ?? field) : field.fields?.find(({ name }) => name === key);
    return missing(child, part, `${path}.${key}`);
  });
}

test.each(Object.keys(contentContract))("data/%s.json: every value of it has its field", (name) => {
  const fields = forms.find((form) => form.name === name)?.fields;
  const content: unknown = JSON.parse(readFileSync(`${fixtureFolder}/${name}.json`, "utf8"));
  expect(missing(content, { fields }, name)).toEqual([]);
});

test("every field has a French label", () => {
  for (const { label, name } of all) {
    expect(label).not.toBe(name);
    expect(label).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("a list of fixed length can neither grow nor shrink, and a tuple can't be reordered either", () => {
  expect(named("steps")).toMatchObject({ hasFixedCount: true, hasFixedOrder: true });
  expect(named("founders")).toMatchObject({ hasFixedCount: true, hasFixedOrder: false });
  expect(named("projects")).toMatchObject({ hasFixedCount: false });
});

test("a fixed text is shown but can't be typed; the menu, which comes with the pages, is not shown", () => {
  expect(named("tagline")).toMatchObject({ kind: "fixed" });
  expect(named("navigation")).toMatchObject({ kind: "hidden" });
});

test("a choice names its values in French", () => {
  expect(named("icon")?.options).toContainEqual({ label: "Eau", value: "water" });
  expect(named("days")).toMatchObject({ kind: "choices" });
});

test("an optional part may be left empty", () => {
  const photo = named("photo");
  expect(photo).toMatchObject({ isOptional: true });
  expect(photo?.fields?.every(({ isOptional }) => isOptional)).toBe(true);
});
