import * as z from "zod";
import { schemaOf } from "../../src/content/check/file-problems";
import { contentSchemas, pages as listed, optionalContract } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
import { partsOf, unwrap } from "../../src/content/walk";

/**
 * The editor's forms, made from the contract: a field for every value of data/, named and explained in the contract's
 * words. What a value may be is not repeated here: the check judges it. page/fields.tsx shows them.
 */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  isOptional: boolean;
  kind: Kind;
  /** What is in a part. */
  fields?: Field[];
  /** What a list is made of. */
  entry?: Field;
  hasFixedCount?: boolean;
  hasFixedOrder?: boolean;
  /** What there is to choose from. */
  options?: { label: string; value: string }[];
  /** What the contract fixes. */
  fixed?: unknown;
};

type Kind =
  | "line"
  | "area"
  | "number"
  | "date"
  | "address"
  | "picture"
  | "choice"
  | "choices"
  | "part"
  | "list"
  | "marks"
  | "fixed"
  | "hidden";

/** A file of data/: `home` for data/home.json. */
export type FormFile = {
  name: string;
  label: string;
  /** Where the site shows it; the pages' common parts are seen on the home page. */
  path: string;
  form: Field[];
};

const marks = {
  kind: "marks",
  isOptional: false,
  hint: "Le site ne se publie pas tant qu'il en reste. Une fois la vraie valeur saisie plus bas, dites-le ici.",
} satisfies Partial<Field>;

const pages = [...Object.keys(listed), "thanks", "not-found"];
const legal = Object.keys(optionalContract);
const shared = Object.keys(contentSchemas).filter((name) => !pages.includes(name) && !legal.includes(name));

/** The forms in three groups: the pages, what they share, and the texts that the owner may add. */
export const collections = [
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

/** The form of a file: `home` for data/home.json. */
export function fileOf(name: string): FormFile | undefined {
  return collections.flatMap(({ files }) => files).find((file) => file.name === name);
}

function formFile(name: string): FormFile {
  const schema = schemaOf(name);
  return {
    name,
    label: labelOf(schema, name),
    path: schema.shape.path instanceof z.ZodLiteral ? String(schema.shape.path.value) : "/",
    form: describe(schema, name, false).fields ?? [],
  };
}

/** `mayBeEmpty`: a part that may be left out may be left empty; the check refuses a half-filled one. */
function fieldOf(name: string, schema: z.ZodType, path: string, mayBeEmpty: boolean): Field {
  const inner = unwrap(schema);
  const isOptional = mayBeEmpty || inner !== schema;
  const hint = [metaOf(schema).description ?? metaOf(inner).description, limits(inner)]
    .filter(Boolean)
    .join(" ");
  return {
    name,
    label: labelOf(schema, path),
    isOptional,
    ...(hint && { hint }),
    ...describe(inner, path, isOptional),
    ...(name === "placeholders" && marks),
  };
}

/** What follows from the type of a value alone. */
type Description = Partial<Field> & Pick<Field, "kind">;

function describe(schema: z.ZodType, path: string, mayBeEmpty: boolean): Description {
  // The menu: a new entry comes with a new page, which is code.
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
  const role = contentRoles.get(schema)?.role;
  if (role === "picture") return { kind: "picture" };
  if (role === "link") return { kind: "address" };
  if (schema instanceof z.ZodISODate) return { kind: "date" };
  // Longer texts get an area of several lines.
  const { maxLength, pattern, format } = jsonSchemaOf(schema);
  return { kind: !pattern && !format && (maxLength ?? 0) > 120 ? "area" : "line" };
}

function listOf(schema: z.ZodType, element: z.ZodType | undefined, path: string): Description {
  if (!element) throw new Error(`${path}: a list without entries has no form.`);
  if (element instanceof z.ZodEnum) return { kind: "choices", options: optionsOf(element) };
  const { minItems, maxItems } = jsonSchemaOf(schema);
  return {
    kind: "list",
    entry: {
      ...describe(element, path, false),
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
