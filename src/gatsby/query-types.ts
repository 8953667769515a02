import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The types of the GraphQL queries, which a build writes for TypeScript. */
export const queryTypesFile = "src/gatsby-types.d.ts";

/** What the types come from: the contract and the queries, and the versions of Gatsby and its plugins. */
const sources = ["src", "package-lock.json"];

/** Whether nothing that the types come from has changed since they were written: a text of data/ never changes them. */
export function queryTypesAreCurrent(): boolean {
  if (!existsSync(queryTypesFile)) return false;
  const written = statSync(queryTypesFile).mtimeMs;
  return sources.flatMap(withContents).every((file) => statSync(file).mtimeMs <= written);
}

/** A folder's own time tells of files that are gone. */
function withContents(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  return [source, ...names.map((name) => path.join(source, name))];
}
