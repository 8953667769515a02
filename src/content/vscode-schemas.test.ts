import { readFileSync } from "node:fs";
import { jsonSchemas, vscodeMapping } from "./vscode-schemas";

test("VS Code knows which file of data/ is checked against which schema (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": vscodeMapping() });
});

test("an editor underlines a key that the contract does not know", () => {
  for (const schema of jsonSchemas().values()) expect(schema).toMatchObject({ additionalProperties: false });
});
