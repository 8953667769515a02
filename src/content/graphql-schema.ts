import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { type Content, contentContract, optionalContract } from "./contract";
import { contentRoles } from "./contract/roles";
import { frenchTypography } from "./french-typography";
import { openingHoursLines } from "./opening-hours";

const legalType = "LegalJson";

/** `not-found` → `NotFoundJson`: the GraphQL type of the file data/not-found.json; all of data/legal/ has one type. */
export function jsonTypeName(file: string): string {
  return file.startsWith("legal/") ? legalType : `${pascalCase(file)}Json`;
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
  const [legalPage] = Object.values(optionalContract);
  if (legalPage) define(legalType, legalPage, "implements Node @dontInfer", definitions);
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
    return listOf(fieldType(schema.element as z.ZodType, name, definitions));
  }
  if (schema instanceof z.ZodTuple) {
    // Its entries differ in their fixed texts only.
    return listOf(fieldType(schema.def.items[0] as z.ZodType, name, definitions));
  }
  if (schema instanceof z.ZodObject) {
    define(name, schema, "@dontInfer", definitions);
    return `${name}!`;
  }
  const role = contentRoles.get(schema)?.role;
  if (role === "picture") return "File! @fileByRelativePath";
  if (role === "text") return `String! @${typography}`;
  if (schema instanceof z.ZodNumber) return "Float!";
  if (schema instanceof z.ZodBoolean) return "Boolean!";
  return "String!";
}

/** `String! @typography` → `[String!]! @typography`: an extension belongs to the field as a whole. */
function listOf(entry: string): string {
  const [type, ...extension] = entry.split(" ");
  return [`[${type}]!`, ...extension].join(" ");
}

const typography = "typography";

/** The extension of a field that holds the owner's words: queries get them with French typography. */
export const typographyExtension = {
  name: typography,
  extend: () => ({
    resolve: (
      source: Record<string, unknown>,
      _args: unknown,
      _context: unknown,
      field: { fieldName: string },
    ) => typeset(source[field.fieldName]),
  }),
};

function typeset(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typeset);
  return typeof value === "string" ? frenchTypography(value) : value;
}

function pascalCase(words: string): string {
  return words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Non-null root fields for the files of data/ (`homeContent: HomeJson!`), so that templates read their content without
 * asking whether it is there: the content check has ensured that. Projects can be queried a page at a time.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) => {
  const fields = Object.keys(contentContract).map((file) => {
    const type = jsonTypeName(file);
    const resolve = (_source: unknown, _args: unknown, context: GatsbyContext) =>
      context.nodeModel.findOne({ type, query: {} });
    return [contentFieldName(file), { type: `${type}!`, resolve }];
  });
  createResolvers({
    Query: {
      ...Object.fromEntries(fields),
      legalContents: { type: `[${legalType}!]!`, resolve: findLegalPages },
    },
    [jsonTypeName("projects")]: {
      projectCount: {
        type: "Int!",
        resolve: ({ projects }: ProjectsSource) => projects.length,
      },
      projectsPage: {
        type: `[${jsonTypeName("projects")}Projects!]!`,
        args: { skip: "Int!", limit: "Int!" },
        resolve: ({ projects }: ProjectsSource, { skip, limit }: { skip: number; limit: number }) =>
          projects.slice(skip, skip + limit),
      },
    },
    [`${jsonTypeName("contact")}Details`]: {
      openingHoursLines: { type: "[String!]!", resolve: readOpeningHours },
    },
  });
};

/** Here and not in the page: a browser takes long to load the names of the days. */
async function readOpeningHours(
  { hours }: Content["contact"]["details"],
  _args: unknown,
  context: GatsbyContext,
): Promise<string[]> {
  const site = await context.nodeModel.findOne({ type: jsonTypeName("site"), query: {} });
  // The contract has checked the shape.
  const { business } = site as Content["site"];
  return openingHoursLines(business.openingHours, hours, "fr-CH").map(frenchTypography);
}

async function findLegalPages(_source: unknown, _args: unknown, context: GatsbyContext): Promise<unknown> {
  const { entries } = await context.nodeModel.findAll({
    type: legalType,
    query: { sort: { fields: ["path"], order: ["ASC"] } },
  });
  return entries;
}

type ProjectsSource = { projects: unknown[] };

type GatsbyContext = {
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
  };
};
