import * as z from "zod";
import { readChecked } from "../../src/content/checked-content";
import { type ContentFile, contentSchemas, listedPages } from "../../src/content/contract";
import { page as pageFields } from "../../src/content/contract/fields";
import { contentRoles } from "../../src/content/contract/roles";
import { frenchTypography } from "../../src/content/french-typography";
import { openingHoursLines } from "../../src/content/opening-hours";
import { valueAt, visitRoles, walk } from "../../src/content/walk";
import { builtPage, contentPages } from "../support/built-pages";

/** Everything here is what the visitor reads before any script: the pages as they were built. */

/** The fields of every page that only its head shows. */
const metadata = Object.keys(pageFields("/"));

/** What a page says of its file: neither metadata nor files of pictures, anchors, choices and dates. */
function saidContent(file: ContentFile): unknown {
  return walk(contentSchemas[file], readChecked(file), ({ schema, value, path }) => {
    // The phrases of opening hours depend on the days; a test below reads the whole lines.
    if (metadata.includes(String(path[0])) || path.includes("hours")) return undefined;
    if (typeof value !== "string" || schema instanceof z.ZodLiteral) return value;
    const role = contentRoles.get(schema)?.role ?? "";
    return ["text", "name", "link", "reachable"].includes(role) ? value : undefined;
  });
}

/** The texts of a page, in the pieces between their places for values. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** All that a part of a page says, its attributes included, and what its islands say under conditions. */
function wordsOf(part: Element | null | undefined): string {
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
  const said = wordsOf(part);
  return words.filter((text) => !said.includes(plain(text)));
}
const headings = (part: ParentNode, level: number) =>
  [...part.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent);
const addresses = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test.each(contentPages)(
  "%s says all that its file of data/ says, word for word, under its title",
  (path, content, file) => {
    const page = builtPage(path);
    expect(missing(page.querySelector("main"), texts(saidContent(file)))).toEqual([]);
    expect(headings(page, 1)).toEqual(["title" in content ? content.title : content.hero.title]);
  },
);

test.each(contentPages)("%s: the texts of an entry stand in the order of its fields", (path, _, file) => {
  const main = builtPage(path).querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  // A project's labels stand above its title.
  const entries = entriesIn(saidContent(file)).filter((entry) => !("tag" in entry));
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

/** The entries of all lists of a page. */
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
  "$path shows each picture in the contract's proportions, which the editor cuts it to",
  ({ name, path }) => {
    const content = readChecked(name);
    const proportions = new Map<string, number>();
    visitRoles(contentSchemas[name], content, (role, _, valuePath) => {
      if (role.role !== "picture") return;
      const { alt } = valueAt(content, valuePath.slice(0, -1)) as { alt: string }; // a picture has one
      proportions.set(frenchTypography(alt), role.width / role.height);
    });
    for (const image of builtPage(path).querySelectorAll("main img")) {
      const [width, height] = ["width", "height"].map((side) => Number(image.getAttribute(side)));
      const alt = image.getAttribute("alt") ?? "";
      expect([alt, (width ?? 0) / (height ?? 1)]).toEqual([alt, proportions.get(alt)]);
    }
  },
);

test("the footer has the year of the build, marked for the script that corrects it", () => {
  expect(builtPage("/").querySelector("footer [data-year]")?.textContent).toMatch(/^\d{4}$/);
});

test("/projets: an article for each project, AquaLink's as the specification says", () => {
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

test("contact shows the form of the firm, the details, and a map that loads lazily", () => {
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
