import * as z from "zod";
import { schemaOf } from "../../src/content/check/file-problems";
import { contentSchemas, pages as listed, optionalContract } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { partsOf, unwrap } from "../../src/content/walk";

/**
 * The editor's forms, made from the contract: a field for every value of data/, named and explained in the contract's
 * words. What a value may be is not repeated here: the content check says it. page/fields.tsx shows them.
 */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  isOptional: boolean;
  kind: Kind;
  /** Of a part. */
  fields?: FormField[];
  /** Of a list. */
  entry?: FormField;
  hasFixedCount?: boolean;
  hasFixedOrder?: boolean;
  /** Of a choice. */
  options?: { label: string; value: string }[];
  /** Of a picture: the least that its place shows, and its proportion. */
  place?: { width: number; height: number };
  /** The value that the contract fixes. */
  fixed?: unknown;
};

type Kind =
  | "text"
  | "textarea"
  | "number"
  | "date"
  | "link"
  | "picture"
  | "choice"
  | "choices"
  | "part"
  | "list"
  | "placeholders"
  | "fixed"
  | "hidden";

/** The form of a file of data/: `home` for data/home.json. */
type FormDefinition = {
  name: string;
  label: string;
  /** The page of the site that shows it; for what all pages share, the home page. */
  path: string;
  fields: FormField[];
};

const placeholders = {
  kind: "placeholders",
  isOptional: false,
  hint: "Le site ne se publie pas tant qu'il en reste. Une fois la vraie valeur saisie plus bas, dites-le ici.",
} satisfies Partial<FormField>;

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
  return {
    name,
    label: labelOf(schema, name),
    path: schema.shape.path instanceof z.ZodLiteral ? String(schema.shape.path.value) : "/",
    fields: describeType(schema, name, false).fields ?? [],
  };
}

/** `mayBeEmpty`: within an optional part every field may be left empty; the check refuses a half-filled part. */
function fieldOf(name: string, schema: z.ZodType, path: string, mayBeEmpty: boolean): FormField {
  const inner = unwrap(schema);
  const isOptional = mayBeEmpty || inner !== schema;
  const hint = [metaOf(schema).description ?? metaOf(inner).description, lengthHint(inner)]
    .filter(Boolean)
    .join(" ");
  return {
    name,
    label: labelOf(schema, path),
    isOptional,
    ...(hint && { hint }),
    ...describeType(inner, path, isOptional),
    ...(name === "placeholders" && placeholders),
  };
}

/** The properties of a field that follow from its type alone. */
type Description = Partial<FormField> & Pick<FormField, "kind">;

function describeType(schema: z.ZodType, path: string, mayBeEmpty: boolean): Description {
  // The menu: a new entry needs a new page, which is code.
  if (metaOf(schema).readOnly) return { kind: "hidden" };
  if (schema instanceof z.ZodLiteral) {
    return { kind: "fixed", fixed: [...schema.values][0], hint: "Fixé par le cahier des charges." };
  }
  const parts = partsOf(schema);
  if (parts.kind === "object") {
    const fields = [...parts.fields].map(([key, value]) => fieldOf(key, value, `${path}.${key}`, mayBeEmpty));
    return { kind: "part", fields };
  }
  if (parts.kind === "list") return listOf(schema, parts.entry(0), path);
  if (schema instanceof z.ZodEnum) return { kind: "choice", options: optionsOf(schema) };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  const role = contentRoles.get(schema);
  if (role?.role === "picture") return { kind: "picture", place: role };
  if (role?.role === "link") return { kind: "link" };
  if (schema instanceof z.ZodISODate) return { kind: "date" };
  const { maxLength, pattern, format } = jsonSchemaOf(schema);
  return { kind: !pattern && !format && (maxLength ?? 0) > 120 ? "textarea" : "text" };
}

function listOf(schema: z.ZodType, element: z.ZodType | undefined, path: string): Description {
  if (!element) throw new Error(`${path}: a list without entries has no form.`);
  if (element instanceof z.ZodEnum) return { kind: "choices", options: optionsOf(element) };
  const { minItems, maxItems } = jsonSchemaOf(schema);
  return {
    kind: "list",
    entry: {
      ...describeType(element, path, false),
      name: "",
      label: metaOf(element).title ?? "Valeur",
      isOptional: false,
    },
    hasFixedCount: minItems !== undefined && minItems === maxItems,
    hasFixedOrder: schema instanceof z.ZodTuple,
  };
}

function optionsOf(schema: z.ZodEnum): { label: string; value: string }[] {
  const names = metaOf(schema).enumDescriptions;
  return schema.options.map((value, index) => ({
    label: Array.isArray(names) ? String(names[index]) : String(value),
    value: String(value),
  }));
}

/** «De 70 à 160 caractères.», unless the description says so already. */
function lengthHint(schema: z.ZodType): string {
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
