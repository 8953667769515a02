import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { existingLegalFiles, readContent } from "../../src/content/checked-content";
import { mainPages } from "../../src/content/contract";

/** Path, content and file name of each page, for tests that hold for any owner's texts. */
export const contentPages = [
  ...mainPages.map(({ name, path }) => [path, readContent(name), name] as const),
  ["/404", readContent("not-found"), "not-found"] as const,
  ...existingLegalFiles().map((file) => [readContent(file).path, readContent(file), file] as const),
];

/** A page's built HTML; `/404` is the 404 page. */
export function builtHtml(pagePath: string): string {
  return readFileSync(path.join("public", pagePath === "/" ? "index.html" : `${pagePath}.html`), "utf8");
}

export function hasIsland(pagePath: string): boolean {
  return builtHtml(pagePath).includes("data-island");
}

const { DOMParser } = new JSDOM().window;

export function builtPage(pagePath: string): Document {
  return new DOMParser().parseFromString(builtHtml(pagePath), "text/html");
}
