import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../src/content/contract";

/** The content that the site in public/ was built from, for what looks at the built site. */
const folder = "data";

/** A file of data/, when this is run: nothing that looks at the site knows what it says. */
export function readContent<File extends keyof Content>(file: File): Content[File] {
  // No site is built from content that the check has not accepted.
  return JSON.parse(readFileSync(fileOf(file), "utf8")) as Content[File];
}

/** The legal pages that the owner has written. */
export function readLegalPages(): (
  | Content["legal/mentions-legales"]
  | Content["legal/politique-confidentialite"]
)[] {
  const files = ["legal/mentions-legales", "legal/politique-confidentialite"] as const;
  return files.filter((file) => existsSync(fileOf(file))).map((file) => readContent(file));
}

function fileOf(name: keyof Content): string {
  return path.join(folder, `${name}.json`);
}
