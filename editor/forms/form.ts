import * as z from "zod";
import { contractProblems } from "../../src/content/check/contract-problems";
import { parsePath } from "../../src/content/check/problem";
import { contentSchemas, pages as listed, optionalContract, schemaOf } from "../../src/content/contract";
import { page } from "../../src/content/contract/fields";
import { labelOf, labelOfPath as labelOfPlace } from "../../src/content/labels";
import { partsOf, schemaAt, unwrap, type ValuePath } from "../../src/content/walk";

/**
 * The editor's forms, one for each file of data/, and what the contract says of their fields. What a value may be is not
 * repeated here: the content check says it. page/fields.tsx shows the fields.
 */
export type FormDefinition = {
  name: string;
  label: string;
  /** The page of the site that shows it; for what all pages share, the home page. */
  path: string;
  schema: z.ZodObject;
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
    name: "pages-legales",
    label: "Pages légales",
    description: "Une page existe dès que son texte est écrit et enregistré.",
    forms: legal.map(defineForm),
  },
];

export function formDefinition(name: string): FormDefinition | undefined {
  return formGroups.flatMap(({ forms }) => forms).find((form) => form.name === name);
}

/** `legal/mentions-legales` for data/legal/mentions-legales.json; a picture keeps its ending. */
export function contentName(file: string): string {
  return file.replace(/^data\/|\.json$/g, "");
}

function defineForm(name: string): FormDefinition {
  const schema = schemaOf(name);
  const path = schema.shape.path instanceof z.ZodLiteral ? String(schema.shape.path.value) : "/";
  return { name, label: labelOf(schema, name), path, schema };
}

/** What every page has, and seldom changes. */
const settings = Object.keys(page("/"));

/** The keys of a form in two parts: what an owner changes most, and what stands folded at its end. */
export function fieldsOf({ schema }: FormDefinition): { texts: string[]; settings: string[] } {
  const keys = Object.keys(schema.shape).filter((key) => key !== "placeholders");
  return {
    texts: keys.filter((key) => !settings.includes(key)),
    settings: keys.filter((key) => settings.includes(key)),
  };
}

/** A place in a file, as its form names it. */
export function labelOfPath(name: string, path: string | ValuePath): string {
  return labelOfPlace(schemaOf(name), typeof path === "string" ? parsePath(path) : path);
}

/** What the contract says of a field, and how long its text may be, unless the contract has said so. */
export function hintOf(schema: z.ZodType): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodLiteral) return "Fixé par le cahier des charges.";
  const description = metaOf(schema).description ?? metaOf(inner).description ?? "";
  const { shortest, longest } = lengthsOf(inner);
  if (longest === undefined || longest > 1000 || description.includes(String(longest))) return description;
  const length = shortest > 1 ? `De ${shortest} à ${longest} caractères.` : `${longest} caractères au plus.`;
  return `${description} ${length}`.trim();
}

/** Of a text; an address or a date, which has a form of its own, is as long as it is. */
export function lengthsOf(schema: z.ZodType): { shortest: number; longest: number | undefined } {
  if (!(schema instanceof z.ZodString) || schema.format) return { shortest: 0, longest: undefined };
  return { shortest: schema.minLength ?? 0, longest: schema.maxLength ?? undefined };
}

/** Whether no entry comes or goes: the contract allows one number of them only, and there are as many. */
export function hasFixedCount(list: z.ZodType, entries: readonly unknown[]): boolean {
  const isFixed =
    list instanceof z.ZodTuple || list.def.checks?.some(({ _zod }) => _zod.def.check === "length_equals");
  return isFixed === true && contractProblems(list, entries).every(({ path }) => path.length > 0);
}

/** For each entry, what the contract would say of the list without it, and does not say with it. */
export function reasonsToKeep(list: z.ZodType, entries: readonly unknown[]): (string | undefined)[] {
  const saidOf = (value: readonly unknown[]) =>
    contractProblems(list, value).flatMap(({ path, message }) => (path.length === 0 ? [message] : []));
  const now = saidOf(entries);
  return entries.map((_, index) =>
    saidOf(entries.toSpliced(index, 1)).find((message) => !now.includes(message)),
  );
}

/** The values of a choice, with the contract's names. */
export function optionsOf(schema: z.ZodEnum): { label: string; value: string }[] {
  const names = metaOf(schema).enumDescriptions;
  return schema.options.map((value, index) => ({
    label: Array.isArray(names) ? String(names[index]) : String(value),
    value: String(value),
  }));
}

/** Of a list whose entries are chosen from few. */
export function choiceOf(schema: z.ZodType): z.ZodEnum | undefined {
  const parts = partsOf(schema);
  const entry = parts.kind === "list" ? parts.entry(0) : undefined;
  return entry instanceof z.ZodEnum ? entry : undefined;
}

/** A value of a file as its form shows it. */
export function wordsAt(name: string, path: ValuePath, value: string): string {
  const schema = schemaAt(schemaOf(name), path);
  return schema ? wordsOf(schema, value) : value;
}

/** Of choices, the contract's names: «Aucun» for `none`. */
export function wordsOf(schema: z.ZodType, value: string): string {
  const options = choicesIn(schema).flatMap(optionsOf);
  const named = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return options.length > 0 ? value.split(", ").map(named).join(", ") : value;
}

function choicesIn(schema: z.ZodType): z.ZodEnum[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return [inner];
  const parts = partsOf(inner);
  if (parts.kind === "object") return [...parts.fields.values()].flatMap(choicesIn);
  return parts.kind === "list" ? choicesIn(parts.entry(0) ?? z.never()) : [];
}

export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return z.globalRegistry.get(schema) ?? {};
}
