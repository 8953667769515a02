import path from "node:path";

/** The site's content, from the root of the repository. */
export const contentFolder = "data";

/** The last content that the check has passed, for develop. */
export const checkedCopy = path.join(".cache", "content");

/** Where Gatsby reads the content from: content-gate.ts says why develop reads a copy. */
export function contentSource(): string {
  return process.env.NODE_ENV === "development" ? checkedCopy : contentFolder;
}
