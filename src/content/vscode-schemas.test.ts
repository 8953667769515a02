import { readFileSync } from "node:fs";
import { jsonSchemasSetting } from "./vscode-schemas";

test(".vscode/settings.json maps every file of data/ to its schema; if not, run `npm run content:schemas`", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": jsonSchemasSetting() });
});
