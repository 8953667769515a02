import { contentTypeDefs, jsonTypeName } from "./graphql-schema";

/** The fields of a type, each with its own type. */
function fieldsOf(type: string): Record<string, string> {
  const [, fields = ""] = new RegExp(`^type ${type} .*\\{([^}]*)\\}`, "m").exec(contentTypeDefs()) ?? [];
  return Object.fromEntries([...fields.matchAll(/(\w+): (.+)/g)].map(([, name, type]) => [name, type]));
}

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
