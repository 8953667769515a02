import { readFileSync } from "node:fs";
import { jsonSchemas, vscodeMapping } from "./vscode-schemas";

test("VS Code knows which file of data/ is checked against which schema (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": vscodeMapping() });
});

test("VS Code knows how many entries a list of fixed length has", () => {
  const four = { minItems: 4, maxItems: 4 };
  expect(jsonSchemas().get("home.schema.json")).toMatchObject({
    properties: { method: { properties: { steps: four } } },
  });
});
