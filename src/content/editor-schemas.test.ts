/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { editorMapping, editorSchemas, schemaFolder } from "./editor-schemas";

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

test.each([...editorSchemas()])(
  "%s says what the contract says (npm run content:schemas)",
  (file, schema) => {
    expect(readJson(path.join(schemaFolder, file))).toEqual(JSON.parse(JSON.stringify(schema)));
  },
);

test("no schema is left over from a file that is gone", async () => {
  const written = await readdir(schemaFolder, { recursive: true });
  const schemas = written
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".json"));
  expect(schemas.sort()).toEqual([...editorSchemas().keys()].sort());
});

test("VS Code knows which file of data/ is checked against which schema", () => {
  expect(readJson(".vscode/settings.json")).toMatchObject({ "json.schemas": editorMapping() });
});

test("an editor underlines a key that the contract does not know", () => {
  for (const schema of editorSchemas().values())
    expect(schema).toMatchObject({ additionalProperties: false });
});
