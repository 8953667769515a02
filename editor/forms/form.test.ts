import * as z from "zod";
import { labelOf } from "../../src/content/labels";
import { partsOf, unwrap } from "../../src/content/walk";
import { projects } from "../../tests/fixture/data/projects.json";
import {
  fieldsOf,
  formDefinition,
  formGroups,
  hasFixedCount,
  hintOf,
  labelOfPath,
  optionsOf,
  reasonsToKeep,
  wordsAt,
} from "./form";
import { summaryOf } from "./summary";

const forms = formGroups.flatMap((group) => group.forms);

type Field = { name: string; schema: z.ZodType };

function withParts({ name, schema }: Field): Field[] {
  const parts = partsOf(schema);
  const fields = parts.kind === "object" ? [...parts.fields] : [];
  const entry = parts.kind === "list" ? parts.entry(0) : undefined;
  const inner = entry ? [...fields, ["", entry] as const] : fields;
  return [{ name, schema }, ...inner.flatMap(([key, part]) => withParts({ name: key, schema: part }))];
}

const all = forms.flatMap(withParts);
const named = (wanted: string) => unwrap(all.find(({ name }) => name === wanted)?.schema ?? z.never());

test("every field has a French label", () => {
  for (const { name, schema } of all.filter(({ name }) => name && name !== "placeholders")) {
    expect(labelOf(schema, name)).toMatch(/^[A-ZÉÀ0-9]/);
  }
});

test("no two fields that stand together have the same label", () => {
  for (const { name, schema } of all) {
    const parts = partsOf(schema);
    const labels = parts.kind === "object" ? [...parts.fields].map(([key, part]) => labelOf(part, key)) : [];
    expect([name, labels]).toEqual([name, [...new Set(labels)]]);
  }
});

test("what every page has, and seldom changes, stands at a form's end", () => {
  const home = formDefinition("home");
  expect(home && fieldsOf(home).settings).toEqual(["path", "breadcrumb", "seo"]);
  expect(home && fieldsOf(home).texts[0]).toBe("hero");
});

test("a list of fixed length can neither grow nor shrink, once it is as long", () => {
  const list = (name: string) => unwrap(formDefinition(name)?.schema.shape[name] ?? z.never());
  const isFixed = (schema: z.ZodType, count: number) => hasFixedCount(schema, Array(count).fill({}));
  expect([isFixed(named("steps"), 4), isFixed(list("founders"), 2)]).toEqual([true, true]);
  expect([isFixed(named("steps"), 3), isFixed(list("founders"), 3)]).toEqual([false, false]);
  expect(isFixed(list("projects"), 1)).toBe(false);
});

test("an entry that the contract wants stays, also beside one that is not filled in yet", () => {
  const list = unwrap(formDefinition("projects")?.schema.shape.projects ?? z.never());
  const entries = [...projects, { title: "Autre" }];
  const [product, other] = reasonsToKeep(list, entries);
  expect(product).toContain("attendu : un projet");
  expect(other).toBeUndefined();
  expect(reasonsToKeep(list, [{ title: "Autre" }])).toEqual(["aucune entrée ; attendu : 1 au moins"]);
});

test("a hint says how long a text may be, unless the contract has said it", () => {
  expect(hintOf(z.string().min(5).max(50))).toBe("De 5 à 50 caractères.");
  expect(hintOf(z.string().max(50).meta({ description: "De 50 lettres." }))).toBe("De 50 lettres.");
  expect(hintOf(z.iso.date())).toBe("");
  expect(hintOf(named("tagline"))).toBe("Fixé par le cahier des charges.");
});

test("a choice names its values in French", () => {
  const icon = named("icon");
  expect(icon instanceof z.ZodEnum && optionsOf(icon)).toContainEqual({ label: "Eau", value: "water" });
});

test("a value is told as its form shows it", () => {
  expect(wordsAt("contact", ["delivery", "service"], "none")).toBe("Aucun");
  const days = ["business", "openingHours", 0, "days"];
  expect(wordsAt("site", days, "Saturday, Sunday")).toBe("Samedi, Dimanche");
  const hours = { days: ["Saturday", "Sunday"], opens: "08:00", closes: "12:00" };
  const entry = days.slice(0, -1);
  for (const path of [entry, entry.slice(0, -1)])
    for (const value of [hours, [hours]])
      expect(wordsAt("site", path, summaryOf(value))).toBe("Samedi, Dimanche, 08:00 – 12:00");
  expect(wordsAt("site", ["name"], "Rey, Fils")).toBe("Rey, Fils");
});

test("a place in a file is named as its form names it", () => {
  expect(labelOfPath("home", "services.items[1].link.to")).toBe("Services › Service 2 › Lien › Adresse");
});
