import { readFileSync } from "node:fs";
import { vscodeMapping } from "./vscode-schemas";

test("VS Code knows which file of data/ is checked against which schema (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": vscodeMapping() });
});
