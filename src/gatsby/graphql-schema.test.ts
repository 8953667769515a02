/** @jest-environment node */
import { contentTypeDefs, jsonTypeName } from "./graphql-schema";

const schema = contentTypeDefs();

function fieldsOf(type: string): string {
  return schema.split("\n\n").find((definition) => definition.startsWith(`type ${type} `)) ?? "";
}

test("no type of the content is inferred from the data", () => {
  const types = schema.split("\n").filter((line) => line.startsWith("type "));
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});

test("no type is declared twice", () => {
  const names = [...schema.matchAll(/^type (\w+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("what the contract requires is never null, what it leaves open may be", () => {
  const founder = fieldsOf("FoundersJsonFounders");
  expect(founder).toContain("  name: String!");
  expect(founder).toMatch(/ {2}photo: FoundersJsonFoundersPhoto$/m);
});

test("a list of fixed entries is a list, and a picture is a file", () => {
  expect(fieldsOf("SiteJson")).toContain("  navigation: [SiteJsonNavigation!]!");
  expect(fieldsOf("ProjectsJsonProjectsImage")).toContain("  src: File! @fileByRelativePath");
});

test("the legal texts have a type before there is one, and share it", () => {
  expect(fieldsOf("LegalJson")).toContain("  sections: [LegalJsonSections!]!");
  expect(jsonTypeName("legal/mentions-legales")).toBe("LegalJson");
});
