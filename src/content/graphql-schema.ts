import type { GatsbyNode } from "gatsby";
import * as z from "zod";
import { contentSchemas, requiredSchemas } from "./contract";
import { intro, page } from "./contract/fields";
import { contentRoles, graphqlTypes } from "./contract/roles";
import { structureOf, unwrap } from "./walk";

/** GraphQL type of a file: `not-found` → `NotFoundJson`. The files of data/legal/ share one type. */
export function jsonTypeName(file: string): string {
  return file.startsWith("legal/") ? "LegalJson" : `${pascalCase(file)}Json`;
}

/** Root field of a file: `not-found` → `notFoundContent`. */
function contentFieldName(file: string): string {
  const name = pascalCase(file);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Content`;
}

/** Interfaces for fields that several files share, so that one fragment serves them all. */
const interfaces = { Page: z.object(page("/")).omit({ placeholders: true }), Intro: z.object(intro) };

type Definitions = Map<string, string>;

/** Derives Gatsby's schema in SDL from the contract. Nothing is inferred, and required values are non-null. */
export function contentTypeDefs(): string {
  const definitions: Definitions = new Map();
  for (const [name, schema] of Object.entries(interfaces)) {
    define(name, `interface ${name} {\n${sdlOf(fieldsOf(schema), name, definitions)}\n}`, definitions);
  }
  for (const [file, schema] of Object.entries(contentSchemas)) {
    const name = jsonTypeName(file);
    const fieldMap = fieldsOf(schema);
    const pageInterfaces = Object.entries(interfaces)
      .filter(([, base]) => [...fieldsOf(base).keys()].every((key) => fieldMap.has(key)))
      .map(([baseName]) => baseName);
    const implemented = ["Node", ...pageInterfaces].join(" & ");
    const fields = sdlOf(fieldMap, name, definitions);
    define(name, `type ${name} implements ${implemented} @dontInfer {\n${fields}\n}`, definitions);
  }
  return [...definitions.values()].join("\n\n");
}

function fieldsOf(schema: z.ZodObject): ReadonlyMap<string, z.ZodType> {
  const structure = structureOf(schema);
  return structure.kind === "object" ? structure.fields : new Map();
}

/** Adds a type's definition; a name may be defined repeatedly, but only identically. */
function define(name: string, definition: string, definitions: Definitions): void {
  const existing = definitions.get(name);
  if (existing !== undefined && existing !== definition) {
    throw new Error(
      `GraphQL type "${name}" has two different definitions in the contract (contract/roles.ts).`,
    );
  }
  definitions.set(name, definition);
}

function sdlOf(fields: ReadonlyMap<string, z.ZodType>, name: string, definitions: Definitions): string {
  return [...fields]
    .map(([key, field]) => `  ${key}: ${fieldType(field, name + pascalCase(key), definitions)}`)
    .join("\n");
}

function fieldType(schema: z.ZodType, defaultName: string, definitions: Definitions): string {
  if (schema instanceof z.ZodOptional) {
    return fieldType(unwrap(schema), defaultName, definitions).replace(/!$/, "");
  }
  const structure = structureOf(schema);
  if (structure.kind === "list") {
    // A tuple's entries differ only in their literals, so the first one gives the type.
    const entry = structure.entrySchema(0);
    if (!entry) throw new Error(`${defaultName}: an empty tuple has no GraphQL type.`);
    return `[${fieldType(entry, defaultName, definitions)}]!`;
  }
  const name = graphqlTypes.get(schema)?.type ?? defaultName;
  if (structure.kind === "object") {
    const fields = sdlOf(structure.fields, name, definitions);
    define(name, `type ${name} @dontInfer {\n${fields}\n}`, definitions);
    return `${name}!`;
  }
  if (schema instanceof z.ZodEnum) {
    define(name, `enum ${name} {\n  ${schema.options.join("\n  ")}\n}`, definitions);
    return `${name}!`;
  }
  if (contentRoles.get(schema)?.kind === "picture") return "File! @fileByRelativePath";
  if (schema instanceof z.ZodNumber) return "Float!";
  return "String!";
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Adds non-null root fields (`homeContent: HomeJson!`); the content check ensures that the files exist. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) => {
  const findNode = (file: string, { nodeModel }: GatsbyContext) =>
    nodeModel.findOne({ type: jsonTypeName(file), query: {} });
  const rootFields = Object.keys(requiredSchemas).map((file) => {
    const resolve = (_source: unknown, _args: unknown, context: GatsbyContext) => findNode(file, context);
    return [contentFieldName(file), { type: `${jsonTypeName(file)}!`, resolve }];
  });
  createResolvers({ Query: Object.fromEntries(rootFields) });
};

type GatsbyContext = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
  };
};
