import * as z from "zod";
import { type ContentRole, contentRoles } from "./contract/roles";

/** Keys and indexes from a file's root to a value: `["offers", 2, "title"]`. */
export type ValuePath = readonly (string | number)[];

/** The structure of a schema, one level down. `count` is the length of a fixed list. */
export type Parts =
  | { kind: "object"; fields: ReadonlyMap<string, z.ZodType> }
  | { kind: "list"; entry: (index: number) => z.ZodType | undefined; count: number | undefined }
  | { kind: "value" };

// zod types nested schemas by its core interface, but all schemas here are made by zod itself.
export function partsOf(schema: z.ZodType): Parts {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return { kind: "object", fields: new Map(Object.entries(inner.shape as Record<string, z.ZodType>)) };
  }
  if (inner instanceof z.ZodArray) {
    return { kind: "list", entry: () => inner.element as z.ZodType, count: undefined };
  }
  if (inner instanceof z.ZodTuple) {
    const items = inner.def.items as z.ZodType[];
    return { kind: "list", entry: (index) => items[index], count: items.length };
  }
  return { kind: "value" };
}

export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** A visited value, after its own parts were visited; `schema` is never optional. */
export type Step = { schema: z.ZodType; value: unknown; path: ValuePath; isOptional: boolean };

/**
 * Maps a value along its schema from the leaves up. `visit` returns each part's replacement; returning undefined
 * drops the key. Unknown keys and values of the wrong type are kept. With `fill`, missing required parts are visited
 * too, as undefined.
 */
export function walk(
  schema: z.ZodType,
  value: unknown,
  visit: (step: Step) => unknown,
  { fill = false } = {},
  path: ValuePath = [],
): unknown {
  const inner = unwrap(schema);
  const isOptional = inner !== schema;
  const visited = (result: unknown) => visit({ schema: inner, value: result, path, isOptional });
  const within = (part: z.ZodType | undefined, key: string | number, child: unknown) =>
    part ? walk(part, child, visit, { fill }, [...path, key]) : child;
  const isAbsent = value === undefined || value === null;
  const parts = isAbsent && (isOptional || !fill) ? undefined : partsOf(inner);

  if (parts?.kind === "object" && (isObject(value) || fill)) {
    const given = new Map(Object.entries(isObject(value) ? value : {}));
    const known = [...parts.fields].map(([key, field]) => [key, within(field, key, given.get(key))] as const);
    const unknown = [...given].filter(([key]) => !parts.fields.has(key));
    return visited(Object.fromEntries([...known.filter(([, child]) => child !== undefined), ...unknown]));
  }
  if (parts?.kind === "list" && (Array.isArray(value) || fill)) {
    const given: unknown[] = Array.isArray(value) ? value : [];
    const length = fill ? (parts.count ?? given.length) : given.length;
    return visited(Array.from({ length }, (_, index) => within(parts.entry(index), index, given[index])));
  }
  return visited(value);
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
    current = (current as Record<string | number, unknown>)[key]; // hasKey has ensured this.
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
