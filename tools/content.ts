import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { valueAt, visitRoles } from "../src/content/check/contract-problems";
import type { ValuePath } from "../src/content/check/problem";
import { type Content, contentSchemas } from "../src/content/contract";
import { frenchTypography } from "../src/content/french-typography";

/** The content that the site in public/ was built from, for what looks at the built site. */
const folder = "data";

/** A file of data/ as it is now, set as the site sets it: what looks at the site hard-codes none of it. */
export function readContent<File extends keyof Content>(file: File): Content[File] {
  // No site is built from content that the check has not accepted.
  const content = JSON.parse(readFileSync(fileOf(file), "utf8")) as Content[File];
  visitRoles(contentSchemas[file], content, ({ role }, text, place) => {
    if (role === "text") set(content, place, frenchTypography(text));
  });
  return content;
}

function set(content: object, place: ValuePath, text: string): void {
  const owner = valueAt(content, place.slice(0, -1));
  Object.assign(owner ?? {}, { [place.at(-1) ?? ""]: text });
}

/** The legal pages that the owner has written. */
export function readLegalPages(): Content["legal/mentions-legales" | "legal/politique-confidentialite"][] {
  const files = ["legal/mentions-legales", "legal/politique-confidentialite"] as const;
  return files.filter((file) => existsSync(fileOf(file))).map((file) => readContent(file));
}

function fileOf(name: keyof Content): string {
  return path.join(folder, `${name}.json`);
}
