import type { z } from "zod";
import { contactSections, dossierId, leakId } from "../anchors";
import { type ContentFile, contentSchemas, listedPages } from "../contract";
import { frenchTypography } from "../french-typography";
import { labelOf, labelOfPath } from "../labels";
import { type ValuePath, valueAt } from "../walk";
import type { PathProblem } from "./contract-problems";
import { formatPath } from "./problem";
import { didYouMean } from "./suggestion";

/** The contents of data/ that could be read, by name: `solutions`. */
export type Contents = ReadonlyMap<string, unknown>;

/** Where links may lead: pages, and the places on them that have an id. */
export type Addresses = {
  pages: ReadonlySet<string>;
  /** With their page: `/solutions#aqualink`. */
  anchors: ReadonlySet<string>;
  /** Pages whose anchors are unknown because their file can't be read: one mistake, not one per link. */
  unknownWithin: ReadonlySet<string>;
};

export function addressesOf(contents: Contents): Addresses {
  // The legal pages may be linked before they exist: they are in the contract with the others.
  const pages = Object.values(contentSchemas).flatMap((schema) =>
    "path" in schema.shape ? [...schema.shape.path.values] : [],
  );
  const lists = [
    { page: "/solutions", entries: valueAt(contents.get("solutions"), ["offers"]) },
    { page: "/contact", entries: valueAt(contents.get("contact"), ["form", "prompts"]) },
  ];
  const anchors = lists.flatMap(({ page, entries }) =>
    Array.isArray(entries) ? entries.map((entry) => `${page}#${valueAt(entry, ["id"])}`) : [],
  );
  const unreadable = lists.filter(({ entries }) => !Array.isArray(entries));
  const isDelivered = valueAt(contents.get("contact"), ["delivery", "service"]) !== "none";
  const { thanks } = contentSchemas;
  return {
    // Where no message is delivered, nobody is thanked.
    pages: new Set(pages.filter((page) => isDelivered || page !== thanks.shape.path.value)),
    anchors: new Set([
      ...contactSections.map((page) => `${page}#contact`),
      ...anchors,
      `/projets#${dossierId}`,
      `/#${leakId}`,
    ]),
    unknownWithin: new Set(unreadable.map(({ page }) => page)),
  };
}

/** What is wrong with a link's address, if anything. */
export function linkProblem(
  address: string,
  { pages, anchors, unknownWithin }: Addresses,
): string | undefined {
  const [page = "", anchor] = address.split("#");
  if (!pages.has(page)) return `la page ${page} n'existe pas${didYouMean(address, [...pages, ...anchors])}`;
  if (anchor === undefined || anchors.has(address) || unknownWithin.has(page)) return undefined;
  return `la page ${page} n'a pas d'ancre #${anchor}${didYouMean(address, anchors)}`;
}

/** The menu leads to pages of the list, which exist whatever data/ holds; never to the partners (specification, 2). */
export function menuProblems(name: string, content: unknown): PathProblem[] {
  const menu = valueAt(content, ["navigation"]);
  if (name !== "site" || !Array.isArray(menu)) return [];
  const paths = listedPages.filter((page) => page.name !== "partners").map((page) => page.path);
  return menu.flatMap((entry, index) => {
    const to = valueAt(entry, ["to"]);
    if (typeof to !== "string" || paths.includes(to)) return [];
    const message = `attendu dans le menu : l'adresse d'une page, parmi ${paths.join(", ")}`;
    return [{ path: ["navigation", index, "to"], message }];
  });
}

type Place = { file: string; path: ValuePath };

/** As the form names it, and the file. */
function named({ file, path }: Place): string {
  const schema: z.ZodType = contentSchemas[file as ContentFile];
  return `«${labelOfPath(schema, path)}» dans «${labelOf(schema)}» (data/${file}.json, ${formatPath(path)})`;
}

/** Empty where there is none. */
function textAt(contents: Contents, { file, path }: Place): string {
  const text = valueAt(contents.get(file), path);
  return typeof text === "string" ? text : "";
}

/**
 * Texts of which no two may be the same: search engines take pages of one title or description for the same page, and to
 * whoever hears a page, its sections and its navigations are what they are called.
 */
export function repeatedTextProblems(name: string, contents: Contents): PathProblem[] {
  const inEveryFile = (path: ValuePath) => [...contents.keys()].map((file) => ({ file, path }));
  const sections = Object.keys(Object(contents.get(name))).filter((key) => key !== "seo");
  const groups: Place[][] = [
    inEveryFile(["seo", "title"]),
    inEveryFile(["seo", "description"]),
    sections.map((section) => ({ file: name, path: [section, "title"] })),
    [
      { file: "site", path: ["interface", "mainNavigation"] },
      { file: "site", path: ["interface", "footerNavigation"] },
    ],
  ];
  const setAt = (place: Place) => frenchTypography(textAt(contents, place));
  return groups.flatMap((places) =>
    places.flatMap((place) => {
      const text = setAt(place);
      const first = places.find((other) => setAt(other) === text);
      if (text === "" || place.file !== name || !first || first === place) return [];
      const message = `ce texte est déjà celui de ${named(first)} ; attendu : un autre`;
      return [{ path: place.path, message }];
    }),
  );
}
