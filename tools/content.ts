import { type LegalFile, readChecked, writtenLegalFiles } from "../src/content/checked-content";
import type { Content } from "../src/content/contract";

/** A file of the content that public/ was built from: tests of the built site hard-code no text of it. */
export const readContent = readChecked;

/** The legal pages that the owner has written. */
export function readLegalPages(): Content[LegalFile][] {
  return writtenLegalFiles().map((file) => readChecked(file));
}
