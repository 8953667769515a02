// npm run content:schemas: writes the JSON schemas with which code editors complete and validate data/.
import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemas, jsonSchemasSetting, schemaFolder } from "../src/content/vscode-schemas";

rmSync(schemaFolder, { recursive: true, force: true });
for (const [file, schema] of jsonSchemas()) {
  const schemaFile = path.join(schemaFolder, file);
  mkdirSync(path.dirname(schemaFile), { recursive: true });
  writeFileSync(schemaFile, `${JSON.stringify(schema, undefined, 2)}\n`);
}
const settingsFile = path.join(".vscode", "settings.json");
const settings = JSON.parse(readFileSync(settingsFile, "utf8"));
const newSettings = { ...settings, "json.schemas": jsonSchemasSetting() };
writeFileSync(settingsFile, `${JSON.stringify(newSettings, undefined, 2)}\n`);
// Format the settings; otherwise lint fails, and with it publishing.
execSync(`npx biome format --write ${settingsFile}`, { stdio: ["ignore", "ignore", "inherit"] });
