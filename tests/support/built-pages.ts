import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { readChecked, writtenLegalFiles } from "../../src/content/checked-content";
import { listedPages } from "../../src/content/contract";

/** The pages with a file of data/ each, what it holds, and its name. Tests of the built site hard-code no text of it. */
export const contentPages = [
  ...listedPages.map(({ name, path }) => [path, readChecked(name), name] as const),
  ["/404", readChecked("not-found"), "not-found"] as const,
  ...writtenLegalFiles().map((file) => [readChecked(file).path, readChecked(file), file] as const),
];

/** The HTML of a route as it was built. `/404` is the 404 page. */
export function builtHtml(route: string): string {
  return readFileSync(path.join("public", route === "/" ? "index.html" : `${route}.html`), "utf8");
}

/** Whether a page has an island. */
export function hasIsland(route: string): boolean {
  return builtHtml(route).includes("data-island");
}

const { DOMParser } = new JSDOM().window;

/** The HTML of a route, parsed. */
export function builtPage(route: string): Document {
  return new DOMParser().parseFromString(builtHtml(route), "text/html");
}
