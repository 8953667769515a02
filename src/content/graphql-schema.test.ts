import { contentTypeDefs, jsonTypeName } from "./graphql-schema";

function fieldsOf(type: string): Record<string, string> {
  const [, fields = ""] = new RegExp(`^type ${type} .*\\{([^}]*)\\}`, "m").exec(contentTypeDefs()) ?? [];
  return Object.fromEntries([...fields.matchAll(/(\w+): (.+)/g)].map(([, name, type]) => [name, type]));
}

test("resolves pictures to files and infers no type", () => {
  const sources = contentTypeDefs().match(/^ {2}src: .*$/gm);
  expect(new Set(sources)).toEqual(new Set(["  src: File! @fileByRelativePath"]));
  const types = contentTypeDefs().match(/^type .*$/gm) ?? [];
  expect(types.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});

test("defines one type for all legal pages, even if there is none", () => {
  expect(fieldsOf("LegalJson")).toMatchObject({ sections: "[LegalJsonSections!]!" });
  expect(jsonTypeName("legal/mentions-legales")).toBe("LegalJson");
});
