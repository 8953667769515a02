import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { existingLegalFiles, readChecked } from "../../src/content/checked-content";
import { listedPages } from "../../src/content/contract";

/** Path, content and file name of each page. Tests of the built site hard-code no owner's text. */
export const contentPages = [
  ...listedPages.map(({ name, path }) => [path, readChecked(name), name] as const),
  ["/404", readChecked("not-found"), "not-found"] as const,
  ...existingLegalFiles().map((file) => [readChecked(file).path, readChecked(file), file] as const),
];

/** A route's built HTML; `/404` is the 404 page. */
export function builtHtml(route: string): string {
  return readFileSync(path.join("public", route === "/" ? "index.html" : `${route}.html`), "utf8");
}

export function hasIsland(route: string): boolean {
  return builtHtml(route).includes("data-island");
}

const { DOMParser } = new JSDOM().window;

export function builtPage(route: string): Document {
  return new DOMParser().parseFromString(builtHtml(route), "text/html");
}
