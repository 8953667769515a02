import { contentSchemas, listedPages } from "../contract";
import { documentTitle } from "../document-title";
import { fill } from "../fill";
import { frenchTypography } from "../french-typography";
import { dossierId, projectPages } from "../project-pages";
import { valueAt } from "../walk";
import type { PathProblem } from "./contract-problems";
import { didYouMean } from "./suggestion";

/** The contents of data/ that could be read, by name: `solutions`. */
export type Contents = ReadonlyMap<string, unknown>;

/** Search engines cut longer titles. */
const longestTitle = 59;

/** Where links may lead: pages, and the places on them that have an id. */
export type Addresses = {
  pages: ReadonlySet<string>;
  /** With their page: `/solutions#aqualink`. */
  anchors: ReadonlySet<string>;
  /** Pages whose anchors can't be told, because their file can't be read: that is one mistake, not one per link. */
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
  const contactSections = listedPages.filter(({ hasContactSection }) => hasContactSection);
  const isDelivered = valueAt(contents.get("contact"), ["delivery", "service"]) !== "none";
  const { thanks } = contentSchemas;
  return {
    // Where no message is delivered, nobody is thanked.
    pages: new Set(pages.filter((page) => isDelivered || page !== thanks.shape.path.value)),
    anchors: new Set([
      ...contactSections.map((page) => `${page.path}#contact`),
      ...anchors,
      `/projets#${dossierId}`,
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

/** Search engines take pages of one title or one description for the same page. */
export function repeatedTextProblems(name: string, contents: Contents): PathProblem[] {
  return ["title", "description"].flatMap((key) => {
    const path = ["seo", key];
    const textOf = (content: unknown) => {
      const text = valueAt(content, path);
      return typeof text === "string" ? frenchTypography(text) : undefined;
    };
    const own = textOf(contents.get(name));
    const [first] = [...contents].find(([, content]) => own !== undefined && textOf(content) === own) ?? [];
    if (first === undefined || first === name) return [];
    return [{ path, message: `ce texte est déjà celui de data/${first}.json ; attendu : un autre par page` }];
  });
}

/** The titles and descriptions that are put together from two values, where the outcome has a limit. */
export function composedTextProblems(name: string, contents: Contents): PathProblem[] {
  const textAt = (file: string, ...path: string[]) => {
    const text = valueAt(contents.get(file), path);
    return typeof text === "string" ? text : undefined;
  };
  const title = textAt(name, "seo", "title");
  const siteName = textAt("site", "name");
  if (title === undefined || siteName === undefined) return [];

  const titleProblems = (path: string[], pageTitle: string): PathProblem[] => {
    const composed = documentTitle(pageTitle, siteName);
    if (composed.length <= longestTitle) return [];
    const message = `avec le nom de l'entreprise, «${composed}» fait ${composed.length} caractères ; attendu : ${longestTitle} au plus (raccourcissez ce texte, ou name dans data/site.json)`;
    return [{ path, message }];
  };
  const problems = titleProblems(["seo", "title"], title);

  const pageTitle = textAt(name, "pagination", "pageTitle");
  const description = textAt(name, "pagination", "description");
  const list = valueAt(contents.get(name), ["projects"]);
  const pages = Array.isArray(list) ? Math.max(2, projectPages("", list.length).length) : 2;
  if (pageTitle !== undefined) {
    problems.push(...titleProblems(["pagination", "pageTitle"], fill(pageTitle, { title, page: pages })));
  }
  const { length } = fill(description ?? "", { page: pages, pages });
  if (description !== undefined && (length < 70 || length > 160)) {
    const message = `rempli, ce texte fait ${length} caractères ; attendu : de 70 à 160`;
    problems.push({ path: ["pagination", "description"], message });
  }
  return problems;
}
