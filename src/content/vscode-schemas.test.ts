import { readFileSync } from "node:fs";
import { vscodeMapping } from "./vscode-schemas";

test("the settings of VS Code map every file of data/ to its schema (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": vscodeMapping() });
});
