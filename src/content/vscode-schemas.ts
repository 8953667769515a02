import * as z from "zod";
import { contentSchemas } from "./contract";

/** Where the schemas are by which VS Code checks data/, from the root of the repository. */
export const schemaFolder = "schemas";

/** The schemas by their files in that folder: `solutions.schema.json`, `legal/mentions-legales.schema.json`. */
export function jsonSchemas(): Map<string, object> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      z.toJSONSchema(schema, { io: "input", target: "draft-7" }),
    ]),
  );
}

/** VS Code's `json.schemas`: which file of data/ is checked against which schema. */
export function vscodeMapping(): { fileMatch: string[]; url: string }[] {
  return Object.keys(contentSchemas).map((name) => ({
    fileMatch: [`/data/${name}.json`],
    url: `./${schemaFolder}/${name}.schema.json`,
  }));
}
