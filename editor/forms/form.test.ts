import * as z from "zod";
import { contentSchemas } from "../../src/content/contract";
import { icon } from "../../src/content/contract/fields";
import { schemaAt, unwrap } from "../../src/content/walk";
import { fieldKeysOf, formDefinition, hasFixedLength, hintOf, optionsOf, summaryWithLabelsAt } from "./form";
import { summaryOf } from "./summary";

const { home, site, founders, projects } = contentSchemas;

test("separates the settings of a page from its texts", () => {
  const definition = formDefinition("home");
  expect(definition && fieldKeysOf(definition).settings).toEqual(["path", "breadcrumb", "seo"]);
  expect(definition && fieldKeysOf(definition).texts[0]).toBe("hero");
});

test("recognises lists with a fixed number of entries", () => {
  const steps = schemaAt(home, ["method", "steps"]) ?? z.never();
  const lists = [steps, founders.shape.founders, projects.shape.projects];
  expect(lists.map((list) => hasFixedLength(unwrap(list)))).toEqual([true, true, false]);
});

test("hints at a text's length limits, unless its description states them, and at a fixed value", () => {
  expect(hintOf(z.string().min(5).max(50))).toBe("De 5 à 50 caractères.");
  expect(hintOf(z.string().max(50).meta({ description: "De 50 lettres." }))).toBe("De 50 lettres.");
  expect(hintOf(z.iso.date())).toBe("");
  expect(hintOf(site.shape.tagline)).toBe("Fixé par le cahier des charges.");
});

test("labels the options of an enum in French", () => {
  expect(optionsOf(icon)).toContainEqual({ label: "Eau", value: "water" });
});

test("summarises enum values by their French labels, also within objects and lists", () => {
  expect(summaryWithLabelsAt("contact", ["delivery", "service"], "none")).toBe("Aucun");
  const daysPath = ["business", "openingHours", 0, "days"];
  expect(summaryWithLabelsAt("site", daysPath, "Saturday, Sunday")).toBe("Samedi, Dimanche");
  const hours = { days: ["Saturday", "Sunday"], opens: "08:00", closes: "12:00" };
  const hoursPath = daysPath.slice(0, -1);
  for (const path of [hoursPath, hoursPath.slice(0, -1)])
    for (const value of [hours, [hours]])
      expect(summaryWithLabelsAt("site", path, summaryOf(value))).toBe("Samedi, Dimanche, 08:00 – 12:00");
});

test("summarises a text with a comma unchanged", () => {
  expect(summaryWithLabelsAt("site", ["name"], "Rey, Fils")).toBe("Rey, Fils");
});
