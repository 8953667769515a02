import * as z from "zod";
import { readChecked } from "../../src/content/checked-content";
import { type ContentFile, contentSchemas, listedPages } from "../../src/content/contract";
import { page as pageFields } from "../../src/content/contract/fields";
import { contentRoles } from "../../src/content/contract/roles";
import { frenchTypography } from "../../src/content/french-typography";
import { openingHoursLines } from "../../src/content/opening-hours";
import { valueAt, visitRoles, walk } from "../../src/content/walk";
import { builtPage, contentPages } from "../support/built-pages";

/** Tests the built pages' HTML; no script runs. */

/** Fields that every page shows in its head only. */
const metadataFields = Object.keys(pageFields("/"));

/** Texts of a file that its page shows, without metadata, picture files, anchors, choices and dates. */
function visibleContent(file: ContentFile): unknown {
  return walk(contentSchemas[file], readChecked(file), ({ schema, value, path }) => {
    // The test of /contact compares opening hours.
    if (metadataFields.includes(String(path[0])) || path.includes("hours")) return undefined;
    if (typeof value !== "string" || schema instanceof z.ZodLiteral) return value;
    const role = contentRoles.get(schema)?.role ?? "";
    return ["text", "name", "link", "reachable"].includes(role) ? value : undefined;
  });
}

/** All texts in a value, split at variables like `{date}`. */
function textParts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textParts);
}

/** All texts of an element, including attributes and the islands' props. */
function allTextOf(element: Element | null | undefined): string {
  const attributeValues = [...(element?.querySelectorAll("*") ?? [])].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  const props = [...(element?.querySelectorAll("[data-props]") ?? [])].map(({ textContent }) =>
    textParts(JSON.parse(textContent ?? "{}")),
  );
  return collapseSpaces([element?.textContent, ...attributeValues, ...props.flat()].join("\n"));
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
function missingTexts(element: Element | null | undefined, texts: string[]): string[] {
  const elementText = allTextOf(element);
  return texts.filter((text) => !elementText.includes(collapseSpaces(text)));
}
const headingsOf = (element: ParentNode, level: number) =>
  [...element.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent);
const hrefsOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test.each(contentPages)(
  "%s shows all texts of its file in data/ verbatim, below its title",
  (path, content, file) => {
    const page = builtPage(path);
    expect(missingTexts(page.querySelector("main"), textParts(visibleContent(file)))).toEqual([]);
    expect(headingsOf(page, 1)).toEqual(["title" in content ? content.title : content.hero.title]);
  },
);

test.each(contentPages)("%s shows each entry's texts in the order of its fields", (path, _, file) => {
  const main = builtPage(path).querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  // A project's labels come before its title.
  const entries = entriesOf(visibleContent(file)).filter((entry) => !("tag" in entry));
  const misplaced = entries.filter((entry) => {
    const shownTexts = ownTexts(entry).filter((text) => main && textOf(main).includes(text));
    return main && !isInOrder(shownTexts, textOf(smallestContaining(main, shownTexts)));
  });
  expect(misplaced).toEqual([]);
});

function isInOrder(texts: string[], containerText: string): boolean {
  let position = 0;
  return texts.every((text) => {
    const index = containerText.indexOf(text, position);
    position = index + text.length;
    return index >= 0;
  });
}

/** Entries of all lists in a page's content. */
function entriesOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const children: unknown[] = Object.values(value);
  const entries = Array.isArray(value) ? children.filter((child) => child instanceof Object) : [];
  return [...entries, ...children.flatMap(entriesOf)];
}

function ownTexts(entry: object): string[] {
  return Object.values(entry).flatMap((text) => (typeof text === "string" ? [collapseSpaces(text)] : []));
}

function smallestContaining(element: Element, texts: string[]): Element {
  const child = [...element.children].find((child) => texts.every((text) => textOf(child).includes(text)));
  return child ? smallestContaining(child, texts) : element;
}

const textOf = (element: Element) => collapseSpaces(element.textContent ?? "");

test.each(listedPages)(
  "$path shows each picture in the contract's proportions, to which the editor crops it",
  ({ name, path }) => {
    const content = readChecked(name);
    const proportions = new Map<string, number>();
    visitRoles(contentSchemas[name], content, (role, _, valuePath) => {
      if (role.role !== "picture") return;
      const { alt } = valueAt(content, valuePath.slice(0, -1)) as { alt: string }; // every picture has an alt
      proportions.set(frenchTypography(alt), role.width / role.height);
    });
    for (const image of builtPage(path).querySelectorAll("main img")) {
      const [width, height] = ["width", "height"].map((side) => Number(image.getAttribute(side)));
      const alt = image.getAttribute("alt") ?? "";
      expect([alt, (width ?? 0) / (height ?? 1)]).toEqual([alt, proportions.get(alt)]);
    }
  },
);

test("the footer has the build's year, marked for the script that updates it", () => {
  expect(builtPage("/").querySelector("footer [data-year]")?.textContent).toMatch(/^\d{4}$/);
});

test("/projets has an article for each project, AquaLink's as specified", () => {
  const { projects } = readChecked("projects");
  const articles = [...builtPage("/projets").querySelectorAll("article")];
  expect(articles.map((article) => article.querySelector("h2")?.textContent)).toEqual(
    projects.map(({ title }) => title),
  );
  for (const [index, { title, tag, category }] of projects.entries()) {
    const specifiedTexts = title === "AquaLink" ? ["Indus", "IoT & Monitoring"] : [];
    expect(missingTexts(articles[index], [...specifiedTexts, title, tag, category])).toEqual([]);
  }
});

test("/contact shows the firm's form, details, and a lazily loaded map", () => {
  const { business, name } = readChecked("site");
  const { details, map } = readChecked("contact");
  const page = builtPage("/contact");
  expect(missingTexts(page.querySelector("form"), [name])).toEqual([]);
  const { street, postalCode, locality } = business.address;
  const hours = openingHoursLines(business.openingHours, details.hours);
  expect(missingTexts(page.querySelector("main"), [street, `${postalCode} ${locality}`, ...hours])).toEqual(
    [],
  );
  expect(hrefsOf(page, "main li a")).toEqual(
    expect.arrayContaining([`mailto:${business.email}`, `tel:${business.telephone.replaceAll(" ", "")}`]),
  );
  const frame = page.querySelector("iframe");
  expect([frame?.getAttribute("loading"), frame?.title]).toEqual(["lazy", map.title]);
});
