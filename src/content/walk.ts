import * as z from "zod";
import { type ContentRole, contentRoles } from "./contract/roles";

/** Keys and indexes from a file's root to a value: `["offers", 2, "title"]`. */
export type ValuePath = readonly (string | number)[];

/** The structure of a schema, one level down. Only tuples have a `tupleLength`. */
type Structure =
  | { kind: "object"; fields: ReadonlyMap<string, z.ZodType> }
  | { kind: "list"; entrySchema: (index: number) => z.ZodType | undefined; tupleLength: number | undefined }
  | { kind: "value" };

// The casts are safe: zod types nested schemas by its core interface, but creates them with its own classes.
export function structureOf(schema: z.ZodType): Structure {
  const unwrapped = unwrap(schema);
  if (unwrapped instanceof z.ZodObject) {
    return { kind: "object", fields: new Map(Object.entries(unwrapped.shape as Record<string, z.ZodType>)) };
  }
  if (unwrapped instanceof z.ZodArray) {
    return { kind: "list", entrySchema: () => unwrapped.element as z.ZodType, tupleLength: undefined };
  }
  if (unwrapped instanceof z.ZodTuple) {
    const items = unwrapped.def.items as z.ZodType[];
    return { kind: "list", entrySchema: (index) => items[index], tupleLength: items.length };
  }
  return { kind: "value" };
}

export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** Argument of `visit`, which is called for inner values first; `schema` is never a ZodOptional. */
type VisitedValue = { schema: z.ZodType; value: unknown; path: ValuePath; isOptional: boolean };

/**
 * Returns a copy of the value in which `visit` has replaced each value of the schema, innermost first. Keys for which
 * it returns undefined are dropped; unknown keys and values of the wrong type stay. Missing fields are visited as
 * undefined; with `includeMissing`, missing required objects and lists count as empty, so that their fields are visited.
 */
export function mapContent(
  schema: z.ZodType,
  value: unknown,
  visit: (visited: VisitedValue) => unknown,
  { includeMissing = false } = {},
  path: ValuePath = [],
): unknown {
  const unwrapped = unwrap(schema);
  const isOptional = unwrapped !== schema;
  const visitSelf = (result: unknown) => visit({ schema: unwrapped, value: result, path, isOptional });
  const descend = (childSchema: z.ZodType | undefined, key: string | number, child: unknown) =>
    childSchema ? mapContent(childSchema, child, visit, { includeMissing }, [...path, key]) : child;
  const isAbsent = value === undefined || value === null;
  const structure = isAbsent && (isOptional || !includeMissing) ? undefined : structureOf(unwrapped);

  if (structure?.kind === "object" && (isObject(value) || includeMissing)) {
    const values = new Map(Object.entries(isObject(value) ? value : {}));
    const fields = [...structure.fields].map(
      ([key, childSchema]) => [key, descend(childSchema, key, values.get(key))] as const,
    );
    const extras = [...values].filter(([key]) => !structure.fields.has(key));
    return visitSelf(Object.fromEntries([...fields.filter(([, child]) => child !== undefined), ...extras]));
  }
  if (structure?.kind === "list" && (Array.isArray(value) || includeMissing)) {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const length = includeMissing ? (structure.tupleLength ?? list.length) : list.length;
    return visitSelf(Array.from({ length }, (_, key) => descend(structure.entrySchema(key), key, list[key])));
  }
  return visitSelf(value);
}

/** Calls `visit` for every text that has a role, such as a link or picture. */
export function visitRoles(
  fileSchema: z.ZodType,
  content: unknown,
  visit: (role: ContentRole, text: string, path: ValuePath) => void,
): void {
  mapContent(fileSchema, content, ({ schema, value: text, path }) => {
    const role = typeof text === "string" ? contentRoles.get(schema) : undefined;
    if (role) visit(role, String(text), path);
    return text;
  });
}

export function valueAt(value: unknown, path: ValuePath): unknown {
  let current = value;
  for (const key of path) {
    if (!hasKey(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key]; // hasKey makes this cast safe.
  }
  return current;
}

export function schemaAt(schema: z.ZodType, [key, ...rest]: ValuePath): z.ZodType | undefined {
  if (key === undefined) return schema;
  const structure = structureOf(schema);
  const fieldSchema = structure.kind === "object" ? structure.fields.get(String(key)) : undefined;
  const childSchema = structure.kind === "list" ? structure.entrySchema(Number(key)) : fieldSchema;
  return childSchema && schemaAt(childSchema, rest);
}

export function hasKey(value: unknown, key: string | number): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
