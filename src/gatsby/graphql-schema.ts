import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { contentContract } from "./content-contract";

/** `not-found` → `NotFoundJson`: the GraphQL type of the file data/not-found.json. */
export function jsonTypeName(file: string): string {
  return `${pascalCase(file)}Json`;
}

/** `not-found` → `notFoundContent`: the root field of the GraphQL layer that holds the file. */
export function contentFieldName(file: string): string {
  const name = pascalCase(file);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Content`;
}

/**
 * Gatsby's schema in SDL, derived from the content contract: explicit, nothing inferred, non-null
 * wherever the contract requires a value.
 */
export function contentTypeDefs(): string {
  const definitions: string[] = [];
  for (const [file, schema] of Object.entries(contentContract)) {
    define(jsonTypeName(file), schema, "implements Node @dontInfer", definitions);
  }
  return definitions.join("\n\n");
}

function define(name: string, schema: z.ZodObject, suffix: string, definitions: string[]): void {
  const fields = Object.entries(schema.shape).map(
    ([key, value]) => `  ${key}: ${fieldType(value as z.ZodType, name + pascalCase(key), definitions)}`,
  );
  definitions.push(`type ${name} ${suffix} {\n${fields.join("\n")}\n}`);
}

function fieldType(schema: z.ZodType, name: string, definitions: string[]): string {
  if (schema instanceof z.ZodOptional) {
    const inner = fieldType(schema.unwrap() as z.ZodType, name, definitions);
    return inner.replace(/!( @\w+)?$/, "$1");
  }
  if (schema instanceof z.ZodArray) {
    return `[${fieldType(schema.element as z.ZodType, name, definitions)}]!`;
  }
  if (schema instanceof z.ZodObject) {
    define(name, schema, "@dontInfer", definitions);
    return `${name}!`;
  }
  if (schema.meta()?.file) return "File! @fileByRelativePath";
  if (schema instanceof z.ZodNumber) return "Float!";
  if (schema instanceof z.ZodBoolean) return "Boolean!";
  return "String!";
}

function pascalCase(words: string): string {
  return words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * One non-null root field per file of data/ (`homeContent: HomeJson!`), so that templates read their
 * content without asking whether it is there: the content check has made sure of it.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) => {
  const fields = Object.keys(contentContract).map((file) => {
    const type = jsonTypeName(file);
    const resolve = (_source: unknown, _args: unknown, context: GatsbyContext) =>
      context.nodeModel.findOne({ type, query: {} });
    return [contentFieldName(file), { type: `${type}!`, resolve }];
  });
  createResolvers({ Query: Object.fromEntries(fields) });
};

type GatsbyContext = {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<unknown> };
};
