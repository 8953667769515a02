import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentSource } from "./content-folder";
import { type Content, type ContentFile, optionalContract } from "./contract";

/** A file of the content that Gatsby reads. */
export function readChecked<File extends ContentFile>(file: File): Content[File] {
  // The check has accepted it.
  return JSON.parse(readFileSync(fileOf(file), "utf8")) as Content[File];
}

export type LegalFile = keyof typeof optionalContract;

/** The legal pages that the owner has written. */
export function writtenLegalFiles(): LegalFile[] {
  // The keys of the contract are its files.
  return (Object.keys(optionalContract) as LegalFile[]).filter((file) => existsSync(fileOf(file)));
}

function fileOf(file: ContentFile): string {
  return path.join(contentSource(), `${file}.json`);
}
