import { contentTypeDefs, jsonTypeName } from "./graphql-schema";

/** The fields of a type, each with its own type. */
function fieldsOf(type: string): Record<string, string> {
  const [, fields = ""] = new RegExp(`^type ${type} .*\\{([^}]*)\\}`, "m").exec(contentTypeDefs()) ?? [];
  return Object.fromEntries([...fields.matchAll(/(\w+): (.+)/g)].map(([, name, type]) => [name, type]));
}

test("what a page may leave out is null, what it must hold is not", () => {
  expect(fieldsOf("FoundersJsonFounders")).toMatchObject({ photo: "Portrait", name: "String!" });
  expect(fieldsOf("FoundersJson")).toMatchObject({ founders: "[FoundersJsonFounders!]!" });
  expect(fieldsOf("HomeJson")).toMatchObject({ placeholders: "[String!]" });
  expect(fieldsOf("HomeJsonHeroAnnotations")).toMatchObject({ x: "Float!" });
});

test("a picture's path becomes a file, and nothing is inferred", () => {
  const sources = contentTypeDefs().match(/^ {2}src: .*$/gm);
  expect(new Set(sources)).toEqual(new Set(["  src: File! @fileByRelativePath"]));
  const types = contentTypeDefs().match(/^type .*$/gm) ?? [];
  expect(types.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});

test("the legal texts have a type before there is one, and share it", () => {
  expect(fieldsOf("LegalJson")).toMatchObject({ sections: "[LegalJsonSections!]!" });
  expect(jsonTypeName("legal/mentions-legales")).toBe("LegalJson");
});
