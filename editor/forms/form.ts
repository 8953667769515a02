import * as z from "zod";
import { mainPageSchemas, optionalSchemas, requiredSchemas, schemaOf } from "../../src/content/contract";
import { page } from "../../src/content/contract/fields";
import { labelOf, labelOfPath } from "../../src/content/labels";
import { schemaAt, structureOf, unwrap, type ValuePath } from "../../src/content/walk";

export type FormDefinition = {
  name: string;
  label: string;
  schema: z.ZodObject;
};

const pageFiles = [...Object.keys(mainPageSchemas), "thanks", "not-found"];
const companyFiles = Object.keys(requiredSchemas).filter((name) => !pageFiles.includes(name));

export const formGroups = [
  {
    name: "pages",
    label: "Pages",
    description: "Les textes et les images de chaque page.",
    forms: pageFiles.map(defineForm),
  },
  {
    name: "entreprise",
    label: "Entreprise",
    description: "Sur toutes les pages : nom, adresse, horaires, pied de page.",
    forms: companyFiles.map(defineForm),
  },
  {
    name: "pages-legales",
    label: "Pages légales",
    description: "Une page existe dès que son texte est écrit et enregistré.",
    forms: Object.keys(optionalSchemas).map(defineForm),
  },
];

export function formDefinition(name: string): FormDefinition | undefined {
  return formGroups.flatMap(({ forms }) => forms).find((form) => form.name === name);
}

function defineForm(name: string): FormDefinition {
  const schema = schemaOf(name);
  return { name, label: labelOf(schema, name), schema };
}

/** The keys that all pages have in common; their values rarely change. */
const settingKeys = Object.keys(page("/"));

/** A form's keys; the page's settings are shown last, in a closed disclosure. */
export function fieldKeysOf({ schema }: FormDefinition): { texts: string[]; settings: string[] } {
  const keys = Object.keys(schema.shape).filter((key) => key !== "placeholders");
  return {
    texts: keys.filter((key) => !settingKeys.includes(key)),
    settings: keys.filter((key) => settingKeys.includes(key)),
  };
}

export function labelInForm(name: string, path: ValuePath): string {
  return labelOfPath(schemaOf(name), path);
}

/** A field's description, followed by a text's length limits unless the description states them or they exceed 1,000. */
export function hintOf(schema: z.ZodType): string {
  const fieldSchema = unwrap(schema);
  if (fieldSchema instanceof z.ZodLiteral) return "Fixé par le cahier des charges.";
  const description = metaOf(schema).description ?? metaOf(fieldSchema).description ?? "";
  const { min, max } = lengthLimits(fieldSchema);
  if (max === undefined || max > 1000 || description.includes(String(max))) return description;
  const lengthHint = min > 1 ? `De ${min} à ${max} caractères.` : `${max} caractères au plus.`;
  return `${description} ${lengthHint}`.trim();
}

/** The length limits of a text; URLs and dates have none. */
export function lengthLimits(schema: z.ZodType): { min: number; max: number | undefined } {
  if (!(schema instanceof z.ZodString) || schema.format) return { min: 0, max: undefined };
  return { min: schema.minLength ?? 0, max: schema.maxLength ?? undefined };
}

export function hasFixedLength(list: z.ZodType): boolean {
  const isLengthFixed = list.def.checks?.some(({ _zod }) => _zod.def.check === "length_equals");
  return list instanceof z.ZodTuple || isLengthFixed === true;
}

export function optionsOf(schema: z.ZodEnum): { label: string; value: string }[] {
  const optionLabels = metaOf(schema).enumDescriptions;
  return schema.options.map((value, index) => ({
    label: Array.isArray(optionLabels) ? String(optionLabels[index]) : String(value),
    value: String(value),
  }));
}

/** The enum of a multiple-choice list; undefined for other schemas. */
export function multipleChoiceOf(schema: z.ZodType): z.ZodEnum | undefined {
  const structure = structureOf(schema);
  const entry = structure.kind === "list" ? structure.entrySchema(0) : undefined;
  return entry instanceof z.ZodEnum ? entry : undefined;
}

export function summaryWithLabelsAt(name: string, path: ValuePath, summary: string): string {
  const schema = schemaAt(schemaOf(name), path);
  return schema ? summaryWithLabels(schema, summary) : summary;
}

/** Replaces each enum value in a summary (summaryOf, which joins texts by commas) with its French label. */
export function summaryWithLabels(schema: z.ZodType, summary: string): string {
  const options = enumsIn(schema).flatMap(optionsOf);
  const labelOfValue = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return options.length > 0 ? summary.split(", ").map(labelOfValue).join(", ") : summary;
}

function enumsIn(schema: z.ZodType): z.ZodEnum[] {
  const fieldSchema = unwrap(schema);
  if (fieldSchema instanceof z.ZodEnum) return [fieldSchema];
  const structure = structureOf(fieldSchema);
  if (structure.kind === "object") return [...structure.fields.values()].flatMap(enumsIn);
  return structure.kind === "list" ? enumsIn(structure.entrySchema(0) ?? z.never()) : [];
}

export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return z.globalRegistry.get(schema) ?? {};
}
