import * as z from "zod";
import { readChecked } from "../../src/content/checked-content";
import { type ContentFile, contentSchemas, listedPages } from "../../src/content/contract";
import { page as pageFields } from "../../src/content/contract/fields";
import { contentRoles } from "../../src/content/contract/roles";
import { frenchTypography } from "../../src/content/french-typography";
import { openingHoursLines } from "../../src/content/opening-hours";
import { valueAt, visitRoles, walk } from "../../src/content/walk";
import { builtPage, contentPages } from "../support/built-pages";

/** The built pages before any script runs. */

/** Fields of every page that only its head shows. */
const metadata = Object.keys(pageFields("/"));

/** Texts of a file that its page shows, without metadata, picture files, anchors, choices and dates. */
function visibleContent(file: ContentFile): unknown {
  return walk(contentSchemas[file], readChecked(file), ({ schema, value, path }) => {
    // Opening hours are tested by whole lines below.
    if (metadata.includes(String(path[0])) || path.includes("hours")) return undefined;
    if (typeof value !== "string" || schema instanceof z.ZodLiteral) return value;
    const role = contentRoles.get(schema)?.role ?? "";
    return ["text", "name", "link", "reachable"].includes(role) ? value : undefined;
  });
}

/** Texts, split at their placeholders for values. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** All texts of an element, including attributes and the islands' props. */
function allTextOf(part: Element | null | undefined): string {
  const attributes = [...(part?.querySelectorAll("*") ?? [])].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const props = [...(part?.querySelectorAll("[data-props]") ?? [])].map(({ textContent }) =>
    texts(JSON.parse(textContent ?? "{}")),
  );
  return plain([part?.textContent, ...attributes, ...props.flat()].join("\n"));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
function missing(part: Element | null | undefined, words: string[]): string[] {
  const partText = allTextOf(part);
  return words.filter((text) => !partText.includes(plain(text)));
}
const headings = (part: ParentNode, level: number) =>
  [...part.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent);
const addresses = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test.each(contentPages)(
  "%s shows all texts of its file in data/ verbatim, below its title",
  (path, content, file) => {
    const page = builtPage(path);
    expect(missing(page.querySelector("main"), texts(visibleContent(file)))).toEqual([]);
    expect(headings(page, 1)).toEqual(["title" in content ? content.title : content.hero.title]);
  },
);

test.each(contentPages)("%s shows each entry's texts in the order of its fields", (path, _, file) => {
  const main = builtPage(path).querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  // A project's labels come before its title.
  const entries = entriesIn(visibleContent(file)).filter((entry) => !("tag" in entry));
  const misplaced = entries.filter((entry) => {
    const shown = ownTexts(entry).filter((text) => main && textOf(main).includes(text));
    return main && !isInOrder(shown, textOf(smallestWith(main, shown)));
  });
  expect(misplaced).toEqual([]);
});

function isInOrder(words: string[], said: string): boolean {
  let place = 0;
  return words.every((text) => {
    const found = said.indexOf(text, place);
    place = found + text.length;
    return found >= 0;
  });
}

/** Entries of all lists in a page's content. */
function entriesIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const children: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? children.filter((child) => child instanceof Object) : [];
  return [...own, ...children.flatMap(entriesIn)];
}

function ownTexts(entry: object): string[] {
  return Object.values(entry).flatMap((text) => (typeof text === "string" ? [plain(text)] : []));
}

function smallestWith(part: Element, words: string[]): Element {
  const inner = [...part.children].find((child) => words.every((text) => textOf(child).includes(text)));
  return inner ? smallestWith(inner, words) : part;
}

const textOf = (part: Element) => plain(part.textContent ?? "");

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
    const fixed = title === "AquaLink" ? ["Indus", "IoT & Monitoring"] : [];
    expect(missing(articles[index], [...fixed, title, tag, category])).toEqual([]);
  }
});

test("/contact shows the firm's form, details, and a lazily loaded map", () => {
  const { business, name } = readChecked("site");
  const { details, map } = readChecked("contact");
  const page = builtPage("/contact");
  expect(missing(page.querySelector("form"), [name])).toEqual([]);
  const { street, postalCode, locality } = business.address;
  const hours = openingHoursLines(business.openingHours, details.hours);
  expect(missing(page.querySelector("main"), [street, `${postalCode} ${locality}`, ...hours])).toEqual([]);
  expect(addresses(page, "main li a")).toEqual(
    expect.arrayContaining([`mailto:${business.email}`, `tel:${business.telephone.replaceAll(" ", "")}`]),
  );
  const frame = page.querySelector("iframe");
  expect([frame?.getAttribute("loading"), frame?.title]).toEqual(["lazy", map.title]);
});
