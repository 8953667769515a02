import { documentTitle } from "../../document-title";
import { fill } from "../../fill";
import { projectPages } from "../../project-pages";
import { contentSchemas, listedPages } from "../contract";
import { valueAt } from "./contract-problems";
import type { ValuePath } from "./problem";
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
  // The legal pages may be linked before they exist (spec §2): they are in the list with the others.
  const pages = Object.values(contentSchemas).flatMap((schema) =>
    "path" in schema.shape ? [...schema.shape.path.values] : [],
  );
  const offers = valueAt(contents.get("solutions"), ["offers"]);
  const ids = Array.isArray(offers) ? offers.map((offer) => valueAt(offer, ["id"])) : [];
  const contactSections = listedPages.filter(({ hasContactSection }) => hasContactSection);
  return {
    pages: new Set(pages),
    anchors: new Set([
      ...contactSections.map((page) => `${page.path}#contact`),
      ...ids.map((id) => `/solutions#${id}`),
    ]),
    unknownWithin: new Set(Array.isArray(offers) ? [] : ["/solutions"]),
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

/** The titles and descriptions that are put together from two values, where the outcome has a limit. */
export function composedTextProblems(
  name: string,
  contents: Contents,
): { path: ValuePath; message: string }[] {
  const content = contents.get(name);
  const title = valueAt(content, ["seo", "title"]);
  const siteName = valueAt(contents.get("site"), ["name"]);
  if (typeof title !== "string" || typeof siteName !== "string") return [];

  const problems: { path: ValuePath; message: string }[] = [];
  const checkTitle = (path: ValuePath, pageTitle: string) => {
    const composed = documentTitle(pageTitle, siteName);
    if (composed.length <= longestTitle) return;
    const message = `avec le nom de l'entreprise, «${composed}» fait ${composed.length} caractères ; attendu : ${longestTitle} au plus (raccourcissez ce texte, ou name dans data/site.json)`;
    problems.push({ path, message });
  };
  checkTitle(["seo", "title"], title);

  const list = valueAt(content, ["projects"]);
  const pageTitle = valueAt(content, ["pagination", "pageTitle"]);
  const description = valueAt(content, ["pagination", "description"]);
  if (name !== "projects" || !Array.isArray(list)) return problems;
  const pages = Math.max(2, projectPages("/projets", list.length).length);
  if (typeof pageTitle === "string") {
    checkTitle(["pagination", "pageTitle"], fill(pageTitle, { title, page: pages }));
  }
  if (typeof description === "string") {
    const { length } = fill(description, { page: pages, pages });
    if (length < 70 || length > 160) {
      const message = `rempli, ce texte fait ${length} caractères ; attendu : de 70 à 160`;
      problems.push({ path: ["pagination", "description"], message });
    }
  }
  return problems;
}
