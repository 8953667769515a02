import { fixedAnchors } from "../anchors";
import { contentSchemas, schemaOf } from "../contract";
import { frenchTypography } from "../french-typography";
import { labelOf, labelOfPath } from "../labels";
import { type ValuePath, valueAt, visitRoles } from "../walk";
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
  /** Pages without a readable file, whose anchors are unknown: one mistake, not one per link. */
  unknownWithin: ReadonlySet<string>;
};

export function addressesOf(contents: Contents): Addresses {
  const isDelivered = valueAt(contents.get("contact"), ["delivery", "service"]) !== "none";
  const pages = new Set<string>();
  const anchors = new Set(fixedAnchors);
  const unknownWithin = new Set<string>();
  // The legal pages may be linked before they exist.
  for (const [name, schema] of Object.entries(contentSchemas)) {
    if (!("path" in schema.shape) || (name === "thanks" && !isDelivered)) continue;
    const page = schema.shape.path.value;
    pages.add(page);
    if (!contents.has(name)) unknownWithin.add(page);
    visitRoles(schema, contents.get(name), ({ role }, id) => {
      if (role === "anchor") anchors.add(`${page}#${id}`);
    });
  }
  return { pages, anchors, unknownWithin };
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

type Place = { file: string; path: ValuePath };

/** As the form names it, and the file. */
function named({ file, path }: Place): string {
  const schema = schemaOf(file);
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
