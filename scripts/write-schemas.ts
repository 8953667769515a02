// npm run content:schemas: writes what editors complete and underline data/ by, from the content contract.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorMapping, editorSchemas, schemaFolder } from "../src/content/editor-schemas";

rmSync(schemaFolder, { recursive: true, force: true });
for (const [file, schema] of editorSchemas()) {
  const target = path.join(schemaFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(schema, undefined, 2)}\n`);
}
const settings = { "json.schemas": editorMapping() };
mkdirSync(".vscode", { recursive: true });
writeFileSync(path.join(".vscode", "settings.json"), `${JSON.stringify(settings, undefined, 2)}\n`);
