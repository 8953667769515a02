/** @jest-environment jsdom */
import { listedPages } from "../../src/content/contract";
import { fieldNames } from "../../src/content/form-fields";
import { openingHoursLines } from "../../src/content/opening-hours";
import { projectPages, projectsOnPage } from "../../src/content/project-pages";
import { readContent, readLegalPages } from "../../tools/content";
import { builtPage } from "../support/built-pages";

/** Everything here is what the visitor reads before any script: the pages as they were built. */

/** What visitors read elsewhere, later or under conditions: search results, further pages, the form's and the leak's answers. */
const isAside =
  /^(?:path|icon|breadcrumb|seo|placeholders|src|initials|date|projects|pagination|seen|delivery|sending|sent|withoutScript|errors|failures|mail|honeypot|notices|hours)$/;

/** The texts of a page, in the pieces between their places for values. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (isAside.test(key) ? [] : texts(child)));
}

/** All that a part of a page says, its attributes included. */
function wordsOf(part: Element | null | undefined): string {
  const attributes = [...(part?.querySelectorAll("*") ?? [])].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return plain([part?.textContent, ...attributes].join("\n"));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const missing = (part: Element | null | undefined, words: string[]) =>
  words.filter((text) => !wordsOf(part).includes(plain(text)));
const headings = (part: ParentNode, level: number) =>
  [...part.querySelectorAll(`main h${level}`)].map(({ textContent }) => textContent);
const addresses = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

const home = readContent("home");

const pages = [
  ...listedPages.map(({ name, path }) => [path, readContent(name)] as const),
  ["/404", readContent("not-found")] as const,
  ...readLegalPages().map((page) => [page.path, page] as const),
];

test.each(pages)("%s says all that its file of data/ says, word for word", (path, content) => {
  expect(missing(builtPage(path).querySelector("main"), texts(content))).toEqual([]);
});

test("home: three services, four steps, three values, the link to the contact page", () => {
  const page = builtPage("/");
  expect(headings(page, 1)).toEqual(["De l'idée à l'impact"]);
  const titles = [
    ...home.services.items.map(({ title }) => title),
    home.aqualink.liveView.title,
    "Idéation",
    "Prototype",
    "Pré-indus",
    "Déploiement",
    "Qualité",
    "Sécurité (TLS)",
    "Réactivité",
  ];
  expect(headings(page, 3).toSorted()).toEqual(titles.toSorted());
  expect(addresses(page, "section#contact a")).toEqual([home.contact.link.to]);
});

const { projects } = readContent("projects");
const lists = projectPages("/projets", projects.length);

test.each(lists)(
  "$path: an article for each of its projects, AquaLink's as the specification says",
  (list) => {
    const page = builtPage(list.path);
    const shown = projectsOnPage(projects, list.number);
    const articles = [...page.querySelectorAll("article")];
    expect(articles.map((article) => article.querySelector("h2")?.textContent)).toEqual(
      shown.map(({ title }) => title),
    );
    for (const [index, { title, tag, category, description, image }] of shown.entries()) {
      const own = title === "AquaLink" ? ["Indus", "IoT & Monitoring"] : [tag, category];
      expect(missing(articles[index], [...own, description, image.alt, image.caption ?? ""])).toEqual([]);
    }
  },
);

test("contact shows the form with all its fields, the details, and a map that loads lazily", () => {
  const { business, name } = readContent("site");
  const { details, map } = readContent("contact");
  const page = builtPage("/contact");
  const controls = page.querySelectorAll("form :is(input, textarea):not([type=hidden], [tabindex='-1'])");
  expect([...controls].map((control) => control.getAttribute("name"))).toEqual([...fieldNames]);
  expect(missing(page.querySelector("form"), [name])).toEqual([]);
  const { street, postalCode, locality } = business.address;
  const hours = openingHoursLines(business.openingHours, details.hours, "fr-CH");
  expect(missing(page.querySelector("main"), [street, `${postalCode} ${locality}`, ...hours])).toEqual([]);
  expect(addresses(page, "main li a")).toEqual(
    expect.arrayContaining([`mailto:${business.email}`, `tel:${business.telephone.replaceAll(" ", "")}`]),
  );
  const frame = page.querySelector("iframe");
  expect([frame?.getAttribute("loading"), frame?.title]).toEqual(["lazy", map.title]);
});
