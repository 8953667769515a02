import type { CreateResolversArgs } from "gatsby";
import {
  buildASTSchema,
  GraphQLEnumType,
  type GraphQLField,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  parse,
} from "gatsby/graphql";
import { z } from "zod";
import { contentContract } from "./contract";
import { contentRoles } from "./contract/roles";
import { contentFieldName, contentTypeDefs, createResolvers, jsonTypeName } from "./graphql-schema";

/** What Gatsby itself adds to the definitions. */
const gatsbyDefinitions = `
  interface Node { id: ID }
  type File { id: ID }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
`;

const schema: GraphQLSchema = buildASTSchema(parse(contentTypeDefs() + gatsbyDefinitions), {
  // Gatsby adds the Node fields to every type that implements it.
  assumeValid: true,
});

function fieldsOf(typeName: string): Record<string, GraphQLField<unknown, unknown>> {
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`There is no object type «${typeName}».`);
  return type.getFields();
}

/** Compares a field's type with the contract's, all the way down, and lists what differs. */
function differences(where: string, expected: z.ZodType, type: GraphQLOutputType): string[] {
  if (expected instanceof z.ZodOptional) {
    if (type instanceof GraphQLNonNull) return [`${where} is optional, yet non-null`];
    return differences(where, expected.unwrap() as z.ZodType, new GraphQLNonNull(type));
  }
  if (!(type instanceof GraphQLNonNull)) return [`${where} is required, yet nullable`];
  const inner: GraphQLOutputType = type.ofType;
  if (expected instanceof z.ZodArray) {
    if (!(inner instanceof GraphQLList)) return [`${where} is not a list`];
    return differences(`${where}[]`, expected.element as z.ZodType, inner.ofType);
  }
  if (expected instanceof z.ZodTuple) {
    if (!(inner instanceof GraphQLList)) return [`${where} is not a list`];
    const entries: z.ZodType[] = expected.def.items.map((entry) => entry as z.ZodType);
    return entries.flatMap((entry) => differences(`${where}[]`, entry, inner.ofType));
  }
  if (expected instanceof z.ZodObject) {
    const fields = fieldsOf(String(inner));
    const missing = Object.keys(fields).filter((name) => !(name in expected.shape));
    return [
      ...missing.map((name) => `${where}.${name} is not in the contract`),
      ...Object.entries(expected.shape).flatMap(([name, value]) => {
        const field = fields[name];
        if (!field) return [`${where}.${name} is missing`];
        return differences(`${where}.${name}`, value as z.ZodType, field.type);
      }),
    ];
  }
  if (expected instanceof z.ZodEnum) return inner instanceof GraphQLEnumType ? [] : [`${where} is no enum`];
  const scalar =
    contentRoles.get(expected)?.role === "picture"
      ? "File"
      : expected instanceof z.ZodNumber
        ? "Float"
        : "String";
  return String(inner) === scalar ? [] : [`${where} is ${inner}, not ${scalar}`];
}

test.each(Object.entries(contentContract))(
  "data/%s.json is described as the contract says",
  (file, content) => {
    const type = schema.getType(jsonTypeName(file));
    if (!(type instanceof GraphQLObjectType)) throw new Error(`${file} has no type.`);
    expect(differences(file, content, new GraphQLNonNull(type))).toEqual([]);
  },
);

test("what a page may leave out is null, what it must hold is not", () => {
  expect(String(fieldsOf("FoundersJsonFounders").photo?.type)).toBe("Picture");
  expect(String(fieldsOf("FoundersJsonFounders").name?.type)).toBe("String!");
  expect(String(fieldsOf("FoundersJson").founders?.type)).toBe("[FoundersJsonFounders!]!");
  expect(String(fieldsOf("HomeJson").placeholders?.type)).toBe("[String!]");
  expect(String(fieldsOf("Picture").src?.type)).toBe("File!");
});

test("a picture's path becomes a file, and nothing is inferred", () => {
  const pictures = contentTypeDefs().match(/^ {2}src: .*$/gm);
  expect(new Set(pictures)).toEqual(new Set(["  src: File! @fileByRelativePath"]));
  const types = contentTypeDefs().match(/^type .*$/gm) ?? [];
  expect(types.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});

test("not-found.json is NotFoundJson, read at notFoundContent", () => {
  expect(jsonTypeName("not-found")).toBe("NotFoundJson");
  expect(contentFieldName("not-found")).toBe("notFoundContent");
  expect(schema.getType("NotFoundJson")).toBeDefined();
});

test("every file of data/ has a root field that is never null", () => {
  let query: Record<string, { type: string }> = {};
  const collect = { createResolvers: (given: { Query: typeof query }) => (query = given.Query) };
  // Gatsby passes much more; the function uses only this.
  const [args, options, done] = [collect as unknown as CreateResolversArgs, { plugins: [] }, () => {}];
  createResolvers(args, options, done);
  expect(Object.fromEntries(Object.entries(query).map(([field, { type }]) => [field, type]))).toEqual({
    siteContent: "SiteJson!",
    homeContent: "HomeJson!",
    foundersContent: "FoundersJson!",
    solutionsContent: "SolutionsJson!",
    projectsContent: "ProjectsJson!",
    partnersContent: "PartnersJson!",
    contactContent: "ContactJson!",
    thanksContent: "ThanksJson!",
    notFoundContent: "NotFoundJson!",
    legalContents: "[LegalJson!]!",
  });
});

test("what the contract shares is one type, whichever page shows it", () => {
  expect(String(fieldsOf("HomeJsonHero").primary?.type)).toBe("Link!");
  expect(String(fieldsOf("SolutionsJsonOffers").more?.type)).toBe("Link");
  expect(String(fieldsOf("SiteJson").navigation?.type)).toBe("[Link!]!");
  expect(String(fieldsOf("HomeJsonAqualinkChart").flow?.type)).toBe("Series!");
  expect(String(fieldsOf("PartnersJson").contact?.type)).toBe("CallToAction!");
  expect(String(fieldsOf("SolutionsJsonOffers").icon?.type)).toBe("Icon!");
  const pages = ["SolutionsJson", "ProjectsJson", "FoundersJson", "PartnersJson", "ContactJson"];
  expect(typesOf("Intro")).toEqual([...pages, "ThanksJson"]);
  expect(typesOf("Page")).toEqual(["HomeJson", ...pages, "LegalJson"]);
});

function typesOf(interfaceName: string): string[] {
  const type = schema.getType(interfaceName);
  if (!(type instanceof GraphQLInterfaceType)) throw new Error(`There is no interface «${interfaceName}».`);
  return schema.getPossibleTypes(type).map(({ name }) => name);
}

test("the legal texts have a type before there is one, and share it", () => {
  expect(String(fieldsOf("LegalJson").sections?.type)).toBe("[LegalJsonSections!]!");
  expect(jsonTypeName("legal/mentions-legales")).toBe("LegalJson");
});
