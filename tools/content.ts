import { type LegalFile, readChecked, writtenLegalFiles } from "../src/content/checked-content";
import type { Content } from "../src/content/contract";

/** A file of the content that the site in public/ was built from: what looks at the built site hard-codes none of it. */
export const readContent = readChecked;

/** The legal pages that the owner has written. */
export function readLegalPages(): Content[LegalFile][] {
  return writtenLegalFiles().map((file) => readChecked(file));
}
