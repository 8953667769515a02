import {
  buildASTSchema,
  GraphQLEnumType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  parse,
} from "gatsby/graphql";
import { contentContract, listedPages } from "./contract";
import { contentTypeDefs, jsonTypeName } from "./graphql-schema";

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

/** `String!`, for the field of a type. */
function fieldType(typeName: string, field: string): string {
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`There is no object type «${typeName}».`);
  return String(type.getFields()[field]?.type);
}

test.each(Object.entries(contentContract))("data/%s.json: each of its keys is a field", (file, { shape }) => {
  const type = schema.getType(jsonTypeName(file));
  expect(type instanceof GraphQLObjectType && Object.keys(type.getFields())).toEqual(Object.keys(shape));
});

test("what a page may leave out is null, what it must hold is not", () => {
  expect(fieldType("FoundersJsonFounders", "photo")).toBe("Portrait");
  expect(fieldType("FoundersJsonFounders", "name")).toBe("String!");
  expect(fieldType("FoundersJson", "founders")).toBe("[FoundersJsonFounders!]!");
  expect(fieldType("HomeJson", "placeholders")).toBe("[String!]");
  expect(fieldType("HomeJsonHeroAnnotations", "x")).toBe("Float!");
});

test("a picture's path becomes a file, and nothing is inferred", () => {
  const sources = contentTypeDefs().match(/^ {2}src: .*$/gm);
  expect(new Set(sources)).toEqual(new Set(["  src: File! @fileByRelativePath"]));
  const types = contentTypeDefs().match(/^type .*$/gm) ?? [];
  expect(types.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});

test("what the contract shares is one type, whichever page shows it", () => {
  expect(fieldType("HomeJsonHero", "primary")).toBe("Link!");
  expect(fieldType("SolutionsJsonOffers", "more")).toBe("Link");
  expect(fieldType("SiteJson", "navigation")).toBe("[Link!]!");
  expect(fieldType("PartnersJson", "contact")).toBe("CallToAction!");
  expect(fieldType("HomeJsonMethod", "steps")).toBe("[TitledText!]!");
  expect(fieldType("FoundersJsonHabits", "items")).toBe("[TitledText!]!");
  expect(fieldType("SolutionsJsonOffers", "icon")).toBe("Icon!");
  expect(schema.getType("Icon")).toBeInstanceOf(GraphQLEnumType);
  expect(typesOf("Intro")).toEqual(expect.arrayContaining(["SolutionsJson", "ThanksJson"]));
  const pages = listedPages.map(({ name }) => jsonTypeName(name));
  expect(typesOf("Page")).toEqual([...pages, "LegalJson"]);
});

function typesOf(interfaceName: string): string[] {
  const type = schema.getType(interfaceName);
  if (!(type instanceof GraphQLInterfaceType)) throw new Error(`There is no interface «${interfaceName}».`);
  return schema.getPossibleTypes(type).map(({ name }) => name);
}

test("the legal texts have a type before there is one, and share it", () => {
  expect(fieldType("LegalJson", "sections")).toBe("[LegalJsonSections!]!");
  expect(jsonTypeName("legal/mentions-legales")).toBe("LegalJson");
});
