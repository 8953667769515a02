/** The text without the mark with which some programs begin a file: JSON.parse refuses it. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}
