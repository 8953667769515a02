// npm run content:schemas: writes the contract as schemas, by which editors complete and underline data/.
import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemas, schemaFolder, vscodeMapping } from "../src/content/vscode-schemas";

rmSync(schemaFolder, { recursive: true, force: true });
for (const [file, schema] of jsonSchemas()) {
  const target = path.join(schemaFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(schema, undefined, 2)}\n`);
}
const settingsFile = path.join(".vscode", "settings.json");
const settings = JSON.parse(readFileSync(settingsFile, "utf8"));
const mapped = { ...settings, "json.schemas": vscodeMapping() };
writeFileSync(settingsFile, `${JSON.stringify(mapped, undefined, 2)}\n`);
// As lint wants it: `npm test` would fail, and with it what publishes the site.
execSync(`npx biome format --write ${settingsFile}`, { stdio: ["ignore", "ignore", "inherit"] });
