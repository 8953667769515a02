import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkedFolder } from "../src/content/content-folder";
import { type Content, optionalContract } from "../src/content/contract";

/** A file of data/ as the site in public/ was built from it: what looks at the built site hard-codes none of it. */
export function readContent<File extends keyof Content>(file: File): Content[File] {
  // Nothing gets into this folder that the check has not accepted.
  return JSON.parse(readFileSync(fileOf(file), "utf8")) as Content[File];
}

/** The legal pages that the owner has written. */
export function readLegalPages(): Content[keyof typeof optionalContract][] {
  // The keys of the contract are the files' names.
  const files = Object.keys(optionalContract) as (keyof typeof optionalContract)[];
  return files.filter((file) => existsSync(fileOf(file))).map((file) => readContent(file));
}

function fileOf(name: keyof Content): string {
  return path.join(checkedFolder, `${name}.json`);
}
