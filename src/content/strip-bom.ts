/** Removes the byte order mark with which some programs begin a file; JSON.parse rejects it. */
export function stripBom(text: string): string {
  return text.replace(/^\uFEFF/, "");
}
