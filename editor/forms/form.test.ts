/** @jest-environment node */
import type * as z from "zod";
import { contentContract, contentSchemas } from "../../src/content/contract";
import { labelOf } from "../../src/content/labels";
import { partsOf } from "../../src/content/walk";
import * as Form from "./form";

const { contact, founders, home, projects, site } = contentSchemas;

test("every file of data/ has a form", () => {
  const forms = Form.formGroups.flatMap((group) => group.forms);
  expect(forms.map(({ name }) => name).toSorted()).toEqual(Object.keys(contentSchemas).toSorted());
});

function withParts(schema: z.ZodType): z.ZodType[] {
  const parts = partsOf(schema);
  if (parts.kind === "object") return [schema, ...[...parts.fields.values()].flatMap(withParts)];
  return parts.kind === "list" ? [schema, ...withParts(Form.entryOf(schema))] : [schema];
}

test.each(Object.entries(contentContract))("data/%s.json: every part has a French title", (_, schema) => {
  for (const part of withParts(schema)) {
    expect(labelOf(part)).toMatch(/^[A-ZÉÀ0-9]/);
    expect(Form.kindOf(part)).toBeTruthy();
  }
});

test("a list of fixed length can neither grow nor shrink, and a tuple can't be reordered either", () => {
  expect(Form.hasFixedOrder(home.shape.method.shape.steps)).toBe(true);
  expect(Form.hasFixedCount(home.shape.method.shape.steps)).toBe(true);
  expect(Form.hasFixedOrder(founders.shape.founders)).toBe(false);
  expect(Form.hasFixedCount(founders.shape.founders)).toBe(true);
  expect(Form.hasFixedCount(projects.shape.projects)).toBe(false);
});

test("the address, search engines and fixed texts are settings; the menu has no field", () => {
  const { path, breadcrumb, seo, title } = projects.shape;
  expect([path, breadcrumb, seo, site.shape.tagline].every(Form.isSetting)).toBe(true);
  expect(Form.isSetting(title)).toBe(false);
  expect(Form.kindOf(site.shape.navigation)).toBe("hidden");
});

test("a choice names its values in French, in the summary of its part too", () => {
  expect(Form.optionsOf(contact.shape.delivery.shape.service)).toContainEqual({
    label: "Aucun",
    value: "none",
  });
  expect(Form.summaryOf(contact.shape.delivery, { service: "none" })).toBe("Aucun");
});

test("the other half of a pair is not optional any more", () => {
  const { delivery } = contact.shape;
  expect(Form.mayBeLeftOut(delivery, { service: "none" }, "endpoint")).toBe(true);
  expect(Form.mayBeLeftOut(delivery, { service: "formspree" }, "endpoint")).toBe(false);
});

test("an example that is still to be specified, or that reaches nobody, can't be kept", () => {
  const { name, business } = site.shape;
  expect(Form.mayBeKept(name, "Exemple Électronique")).toBe(true);
  expect(Form.mayBeKept(name, "à préciser")).toBe(false);
  expect(Form.mayBeKept(business.shape.email, "a@b.example")).toBe(false);
});

test("a length is said once", () => {
  expect(Form.hintOf(site.shape.name)).toBe("Nom de l'entreprise. 40 caractères au plus.");
  expect(Form.hintOf(projects.shape.seo.shape.description)).toBe(
    "Résumé pour les moteurs de recherche, de 70 à 160 caractères.",
  );
});
