import { readFileSync } from "node:fs";
import { vscodeMapping } from "./vscode-schemas";

test("lists every file of data/ in .vscode/settings.json (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": vscodeMapping() });
});
