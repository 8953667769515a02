import * as z from "zod";
import { contentSchemas } from "./contract";

export const schemaFolder = "schemas";

/** JSON schemas by file in `schemaFolder`: `solutions.schema.json`, `legal/mentions-legales.schema.json`. */
export function jsonSchemas(): Map<string, object> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      z.toJSONSchema(schema, { io: "input", target: "draft-7" }),
    ]),
  );
}

/** VS Code's `json.schemas` setting. */
export function jsonSchemasSetting(): { fileMatch: string[]; url: string }[] {
  return Object.keys(contentSchemas).map((name) => ({
    fileMatch: [`/data/${name}.json`],
    url: `./${schemaFolder}/${name}.schema.json`,
  }));
}
