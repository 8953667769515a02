import { readFileSync } from "node:fs";
import path from "node:path";

/** The HTML of a route as it was built. `/404` is the 404 page. */
export function builtHtml(route: string): string {
  return readFileSync(path.join("public", route === "/" ? "index.html" : `${route}.html`), "utf8");
}

/** Whether a page has an island. */
export function hasIsland(route: string): boolean {
  return builtHtml(route).includes("data-island");
}

/** The same, parsed; for tests in the jsdom environment. */
export function builtPage(route: string): Document {
  return new DOMParser().parseFromString(builtHtml(route), "text/html");
}

type Node = { "@type": string; [property: string]: unknown };

/** The JSON-LD nodes of a page. */
export function structuredData(page: Document): Node[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data: { "@context": string; "@graph": Node[] } = JSON.parse(script.textContent ?? "");
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}
