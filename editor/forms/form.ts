import { z } from "zod";
import { contentSchemas, pages as listed, optionalContract } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";

/**
 * The editor's forms, made from the contract: a field for every value of data/, named and explained in the contract's
 * words. What a value may be is not repeated here: the check judges it (page/draft.ts).
 */

/** A field as Decap CMS takes it. The widgets are those of page/controls.ts. */
export type Field = {
  name: string;
  label: string;
  widget: Widget;
  hint?: string;
  required: boolean;
  /** Decap checks a field that has one as soon as it is left, not only on saving. */
  pattern?: [RegExp | string, string];
  default?: unknown;
  fields?: Field[];
  collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  allow_add?: boolean;
  allow_remove?: boolean;
  allow_reorder?: boolean;
  options?: { label: string; value: string }[];
  multiple?: boolean;
  value_type?: "float";
  step?: "any";
  choose_url?: boolean;
  /** A list of texts: each of one line, or of several. */
  item?: "string" | "text";
};

export type Widget =
  | "string"
  | "text"
  | "number"
  | "date"
  | "address"
  | "image"
  | "select"
  | "object"
  | "list"
  | "texts"
  | "numbers"
  | "marks"
  | "fixed"
  | "hidden";

/** A file of data/: `home` for data/home.json. */
export type FormFile = {
  name: string;
  label: string;
  file: string;
  /** Where the site shows it, without the slash at the beginning. */
  preview_path?: string;
  fields: Field[];
};

export type FormCollection = { name: string; label: string; description: string; files: FormFile[] };

const pages = [...Object.keys(listed), "thanks", "not-found"];

/** The forms in three groups: the pages, what they share, and the texts that the owner may add. */
export function formCollections(): FormCollection[] {
  const legal = Object.keys(optionalContract);
  const shared = Object.keys(contentSchemas).filter((name) => !pages.includes(name) && !legal.includes(name));
  return [
    {
      name: "pages",
      label: "Pages",
      description: "Les textes et les images de chaque page.",
      files: pages.map(formFile),
    },
    {
      name: "entreprise",
      label: "Entreprise",
      description: "Ce que toutes les pages montrent : nom, adresse, horaires, pied de page.",
      files: shared.map(formFile),
    },
    {
      name: "textes-legaux",
      label: "Textes légaux",
      description: "Une page existe dès que son texte est écrit et enregistré.",
      files: legal.map(formFile),
    },
  ];
}

function formFile(name: string): FormFile {
  const schema = contentSchemas[name as keyof typeof contentSchemas];
  if (!schema) throw new Error(`The contract has no file «${name}».`);
  return {
    name: entryName(name),
    label: labelOf(schema, name),
    file: `data/${name}.json`,
    preview_path: "path" in schema.shape ? [...schema.shape.path.values].join("").slice(1) : "",
    fields: fieldsOf(schema, name, 0),
  };
}

/** Decap's name of a file may hold no slash: `legal-mentions-legales`. */
export function entryName(name: string): string {
  return name.replaceAll("/", "-");
}

function fieldsOf(schema: z.ZodObject, path: string, depth: number): Field[] {
  return Object.entries(schema.shape).map(([key, value]) =>
    fieldOf(key, value as z.ZodType, `${path}.${key}`, depth),
  );
}

function fieldOf(name: string, schema: z.ZodType, path: string, depth: number): Field {
  const inner = unwrap(schema);
  const isOptional = inner !== schema;
  const own = describe(inner, path, depth);
  const hint = [metaOf(schema).description ?? metaOf(inner).description, limits(inner)]
    .filter(Boolean)
    .join(" ");
  return {
    name,
    label: labelOf(schema, path),
    required: !isOptional,
    ...(hint && { hint }),
    ...own,
    ...(isOptional && own.fields && { fields: own.fields.map(optional) }),
    ...(name === "placeholders" && marks),
  };
}

const marks = {
  widget: "marks",
  required: true,
  hint: "Le site ne se publie pas tant qu'il en reste. Une fois la vraie valeur saisie plus bas, dites-le ici.",
} satisfies Partial<Field>;

/** A part that may be left out may be left empty; the check refuses a half-filled one. */
function optional(field: Field): Field {
  return { ...field, required: false, ...(field.fields && { fields: field.fields.map(optional) }) };
}

/** What follows from the type of a value alone. */
function describe(schema: z.ZodType, path: string, depth: number): Partial<Field> & { widget: Widget } {
  // The menu: a new entry comes with a new page, which is code.
  if (metaOf(schema).readOnly) return { widget: "hidden" };
  if (schema instanceof z.ZodLiteral) {
    return {
      widget: "fixed",
      default: [...schema.values][0],
      hint: "Fixé par le cahier des charges.",
    };
  }
  if (schema instanceof z.ZodObject) {
    const naming = ["title", "label", "text", "alt", "name", "street", "button"].find(
      (key) => key in schema.shape,
    );
    return {
      widget: "object",
      collapsed: depth === 0,
      fields: fieldsOf(schema, path, depth + 1),
      ...(naming && { summary: `{{${naming}}}` }),
    };
  }
  if (schema instanceof z.ZodTuple) {
    const [first] = schema.def.items;
    return { ...listOf(first as z.ZodType, path), ...unchanging };
  }
  if (schema instanceof z.ZodArray) return arrayField(schema, path);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: optionsOf(schema) };
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: "float", step: "any", ...looked };
  const role = contentRoles.get(schema)?.role;
  if (role === "picture") return { widget: "image", choose_url: false };
  if (role === "link") return { widget: "address", ...looked };
  if (schema instanceof z.ZodISODate) return { widget: "date", ...looked };
  return { widget: textWidget(schema), ...looked };
}

/** Every text passes; having a pattern at all makes Decap check it when the field is left. */
const looked = { pattern: ["^", ""] } satisfies Partial<Field>;

const unchanging = { allow_add: false, allow_remove: false, allow_reorder: false } satisfies Partial<Field>;

function arrayField(schema: z.ZodArray, path: string): Partial<Field> & { widget: Widget } {
  const element = schema.element as z.ZodType;
  const { minItems, maxItems } = jsonSchemaOf(schema);
  const fixed = minItems !== undefined && minItems === maxItems ? { ...unchanging, allow_reorder: true } : {};
  if (element instanceof z.ZodEnum) {
    return { widget: "select", multiple: true, options: optionsOf(element) };
  }
  if (element instanceof z.ZodNumber) return { widget: "numbers", ...fixed };
  if (element instanceof z.ZodObject) return { ...listOf(element, path), ...fixed };
  return {
    widget: "texts",
    item: textWidget(element),
    label_singular: metaOf(element).title ?? "Valeur",
    ...fixed,
  };
}

/** Entries to unfold, each labelled with what names it best. */
function listOf(element: z.ZodType, path: string): Partial<Field> & { widget: Widget } {
  if (!(element instanceof z.ZodObject)) throw new Error(`${path}: a list of such entries has no form yet.`);
  const naming = ["title", "name", "term", "label"].find((key) => key in element.shape);
  return {
    widget: "list",
    collapsed: true,
    label_singular: metaOf(element).title ?? "Entrée",
    fields: fieldsOf(element, path, 1),
    ...(naming && { summary: `{{fields.${naming}}}` }),
    ...(!naming && "opens" in element.shape && { summary: "{{fields.opens}} – {{fields.closes}}" }),
  };
}

function optionsOf(schema: z.ZodEnum): { label: string; value: string }[] {
  const names = metaOf(schema).enumDescriptions;
  return schema.options.map((value, index) => ({
    label: Array.isArray(names) ? String(names[index]) : String(value),
    value: String(value),
  }));
}

/** Longer texts get an area of several lines. */
function textWidget(schema: z.ZodType): "string" | "text" {
  const { maxLength, pattern, format } = jsonSchemaOf(schema);
  return !pattern && !format && maxLength !== undefined && maxLength > 120 ? "text" : "string";
}

/** «De 70 à 160 caractères.», unless the description says so already. */
function limits(schema: z.ZodType): string {
  const { type, minLength, maxLength, pattern, format } = jsonSchemaOf(schema);
  if (type !== "string" || pattern || format || maxLength === undefined || maxLength > 1000) return "";
  if (metaOf(schema).description?.includes(String(maxLength))) return "";
  return minLength !== undefined && minLength > 1
    ? `De ${minLength} à ${maxLength} caractères.`
    : `${maxLength} caractères au plus.`;
}

function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: "input", target: "draft-7" });
}

function labelOf(schema: z.ZodType, path: string): string {
  const title = metaOf(schema).title ?? metaOf(unwrap(schema)).title;
  if (title) return title;
  throw new Error(`${path} has no title in the contract: .meta({ title: "…" })`);
}

function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return z.globalRegistry.get(schema) ?? {};
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}
