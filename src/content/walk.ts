import * as z from "zod";
import { type ContentRole, contentRoles } from "./contract/roles";

/** Keys and indexes from a file's root to a value: `["offers", 2, "title"]`. */
export type ValuePath = readonly (string | number)[];

/** The structure of a schema, one level down. `count` is the length of a tuple. */
export type Parts =
  | { kind: "object"; fields: ReadonlyMap<string, z.ZodType> }
  | { kind: "list"; entry: (index: number) => z.ZodType | undefined; count: number | undefined }
  | { kind: "value" };

// The casts are safe: zod types nested schemas by its core interface, but creates them with its own classes.
export function partsOf(schema: z.ZodType): Parts {
  const unwrapped = unwrap(schema);
  if (unwrapped instanceof z.ZodObject) {
    return { kind: "object", fields: new Map(Object.entries(unwrapped.shape as Record<string, z.ZodType>)) };
  }
  if (unwrapped instanceof z.ZodArray) {
    return { kind: "list", entry: () => unwrapped.element as z.ZodType, count: undefined };
  }
  if (unwrapped instanceof z.ZodTuple) {
    const items = unwrapped.def.items as z.ZodType[];
    return { kind: "list", entry: (index) => items[index], count: items.length };
  }
  return { kind: "value" };
}

export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** A visited value, whose parts have been visited already; `schema` is never optional. */
type VisitedValue = { schema: z.ZodType; value: unknown; path: ValuePath; isOptional: boolean };

/**
 * Maps a value along its schema from the leaves up; drops keys for which `visit` returns undefined, keeps unknown keys
 * and values of the wrong type. With `includeMissing`, `visit` also gets missing required parts, as undefined.
 */
export function walk(
  schema: z.ZodType,
  value: unknown,
  visit: (visited: VisitedValue) => unknown,
  { includeMissing = false } = {},
  path: ValuePath = [],
): unknown {
  const unwrapped = unwrap(schema);
  const isOptional = unwrapped !== schema;
  const visitSelf = (result: unknown) => visit({ schema: unwrapped, value: result, path, isOptional });
  const descend = (part: z.ZodType | undefined, key: string | number, child: unknown) =>
    part ? walk(part, child, visit, { includeMissing }, [...path, key]) : child;
  const isAbsent = value === undefined || value === null;
  const parts = isAbsent && (isOptional || !includeMissing) ? undefined : partsOf(unwrapped);

  if (parts?.kind === "object" && (isObject(value) || includeMissing)) {
    const values = new Map(Object.entries(isObject(value) ? value : {}));
    const fields = [...parts.fields].map(
      ([key, part]) => [key, descend(part, key, values.get(key))] as const,
    );
    const extras = [...values].filter(([key]) => !parts.fields.has(key));
    return visitSelf(Object.fromEntries([...fields.filter(([, child]) => child !== undefined), ...extras]));
  }
  if (parts?.kind === "list" && (Array.isArray(value) || includeMissing)) {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const length = includeMissing ? (parts.count ?? list.length) : list.length;
    return visitSelf(Array.from({ length }, (_, index) => descend(parts.entry(index), index, list[index])));
  }
  return visitSelf(value);
}

/** Calls `visit` for every text that has a role, such as a link or picture. */
export function visitRoles(
  schema: z.ZodType,
  value: unknown,
  visit: (role: ContentRole, text: string, path: ValuePath) => void,
): void {
  walk(schema, value, ({ schema: part, value: text, path }) => {
    const role = typeof text === "string" ? contentRoles.get(part) : undefined;
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
  const parts = partsOf(schema);
  const child = parts.kind === "object" ? parts.fields.get(String(key)) : undefined;
  const part = parts.kind === "list" ? parts.entry(Number(key)) : child;
  return part && schemaAt(part, rest);
}

export function hasKey(value: unknown, key: string | number): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
