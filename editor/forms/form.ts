import * as z from "zod";
import { schemaOf } from "../../src/content/check/file-problems";
import { isExampleAddress } from "../../src/content/check/placeholders";
import { contentSchemas, pages as listed, optionalContract } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { labelOf } from "../../src/content/labels";
import { partsOf, unwrap } from "../../src/content/walk";

/** The editor's forms, and what a field reads from the contract's schema. page/fields.tsx shows them. */
type FormDefinition = {
  name: string;
  label: string;
  /** The page of the site that shows it; for what all pages share, the home page. */
  path: string;
};

const pages = [...Object.keys(listed), "thanks", "not-found"];
const legal = Object.keys(optionalContract);
const shared = Object.keys(contentSchemas).filter((name) => !pages.includes(name) && !legal.includes(name));

/** The forms in three groups: the pages, what they share, and the texts that the owner may add. */
export const formGroups = [
  {
    name: "pages",
    label: "Pages",
    description: "Les textes et les images de chaque page.",
    forms: pages.map(defineForm),
  },
  {
    name: "entreprise",
    label: "Entreprise",
    description: "Ce que toutes les pages montrent : nom, adresse, horaires, pied de page.",
    forms: shared.map(defineForm),
  },
  {
    name: "textes-legaux",
    label: "Textes légaux",
    description: "Une page existe dès que son texte est écrit et enregistré.",
    forms: legal.map(defineForm),
  },
];

export function formDefinition(name: string): FormDefinition | undefined {
  return formGroups.flatMap(({ forms }) => forms).find((form) => form.name === name);
}

function defineForm(name: string): FormDefinition {
  const schema = schemaOf(name);
  const path = schema.shape.path instanceof z.ZodLiteral ? String(schema.shape.path.value) : "/";
  return { name, label: labelOf(schema), path };
}

type Kind =
  | ("part" | "list" | "choice" | "choices" | "fixed" | "hidden" | "picture")
  | ("text" | "textarea" | "number" | "date" | "link");

export function kindOf(field: z.ZodType): Kind {
  // The menu: a new entry needs a new page, which is code.
  if (metaOf(field).readOnly) return "hidden";
  const schema = unwrap(field);
  if (schema instanceof z.ZodLiteral) return "fixed";
  const { kind } = partsOf(schema);
  if (kind === "object") return "part";
  if (kind === "list") return entryOf(schema) instanceof z.ZodEnum ? "choices" : "list";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodISODate) return "date";
  const role = contentRoles.get(schema)?.role;
  if (role === "picture" || role === "link") return role;
  return isProse(schema) && (schema.maxLength ?? 0) > 120 ? "textarea" : "text";
}

/** A text without a format of its own. */
function isProse(schema: z.ZodType): schema is z.ZodString {
  return schema instanceof z.ZodString && !schema.format;
}

/** The schema of a list's entries; in a tuple each has its own. */
export function entryOf(list: z.ZodType, index = 0): z.ZodType {
  const parts = partsOf(list);
  const entry = parts.kind === "list" ? parts.entry(index) : undefined;
  if (!entry) throw new Error("A list without entries has no form.");
  return entry;
}

export function hasFixedCount(list: z.ZodType): boolean {
  const checks = unwrap(list).def.checks ?? [];
  return hasFixedOrder(list) || checks.some((check) => check._zod.def.check === "length_equals");
}

export function hasFixedOrder(list: z.ZodType): boolean {
  return unwrap(list) instanceof z.ZodTuple;
}

/** What is rarely changed, if ever: it stands folded at the end of the form. */
export function isSetting(field: z.ZodType): boolean {
  return kindOf(field) === "fixed" || metaOf(field).isSetting === true;
}

export function optionsOf(schema: z.ZodType): { label: string; value: string }[] {
  const choice = unwrap(schema);
  if (!(choice instanceof z.ZodEnum)) return [];
  const names = metaOf(choice).enumDescriptions;
  return choice.options.map((value, index) => ({
    label: Array.isArray(names) ? String(names[index]) : String(value),
    value: String(value),
  }));
}

/** The contract's description, and the length allowed unless it says so already. */
export function hintOf(field: z.ZodType): string {
  const schema = unwrap(field);
  if (schema instanceof z.ZodLiteral) return "Fixé par le cahier des charges.";
  const description = metaOf(field).description ?? "";
  if (!isProse(schema)) return description;
  const { minLength, maxLength } = schema;
  if (!maxLength || maxLength > 1000 || description.includes(String(maxLength))) return description;
  const length =
    minLength && minLength > 1
      ? `De ${minLength} à ${maxLength} caractères.`
      : `${maxLength} caractères au plus.`;
  return `${description} ${length}`.trim();
}

function metaOf(field: z.ZodType): z.core.GlobalMeta {
  return { ...z.globalRegistry.get(unwrap(field)), ...z.globalRegistry.get(field) };
}

/** Whether a value of the part can be left out as the part is now: the other half of a pair can't. */
export function mayBeLeftOut(part: z.ZodType, value: unknown, key: string): boolean {
  const parts = partsOf(part);
  const field = parts.kind === "object" ? parts.fields.get(key) : undefined;
  if (!field || unwrap(field) === field) return false;
  const without = Object.fromEntries(Object.entries(Object(value)).filter(([other]) => other !== key));
  const issues = unwrap(part).safeParse(without).error?.issues ?? [];
  return !issues.some(({ path }) => path.length === 0);
}

export function isBlank(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

/** Whether an example can happen to be right: neither «à préciser» nor an address at which nobody can be reached. */
export function mayBeKept(field: z.ZodType, value: unknown): boolean {
  const text = JSON.stringify(value) ?? "";
  const mustBeReal = contentRoles.get(unwrap(field))?.role === "reachable";
  return !/à préciser/i.test(text) && !(mustBeReal && isExampleAddress(String(value)));
}

const naming = ["title", "name", "term", "label", "text", "alt", "street", "button"];

/** What a folded part is known by. */
export function summaryOf(part: z.ZodType, value: unknown): string {
  const parts = partsOf(part);
  const given = Object(value);
  if (parts.kind !== "object") return "";
  if (given.opens && given.closes) return `${given.opens} – ${given.closes}`;
  const inOrder = [...parts.fields].map(([key, field]) => {
    const option = optionsOf(field).find((each) => each.value === given[key]);
    return option ? option.label : given[key];
  });
  const texts: unknown[] = [...naming.map((key) => given[key]), ...inOrder];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "");
}
