import { fixedAnchors } from "../anchors";
import { contentSchemas, schemaOf } from "../contract";
import { frenchTypography } from "../french-typography";
import { labelOf, labelOfPath } from "../labels";
import { type ValuePath, valueAt, visitRoles } from "../walk";
import type { PathProblem } from "./contract-problems";
import { formatPath } from "./problem";
import { didYouMean } from "./suggestion";

/** The readable files of data/ by name, e.g. `solutions`. */
export type Contents = ReadonlyMap<string, unknown>;

/** Pages, and the elements with an id that links may lead to. */
export type LinkTargets = {
  pages: ReadonlySet<string>;
  /** With the page's path: `/solutions#aqualink`. */
  anchors: ReadonlySet<string>;
  /** Pages whose file is unreadable. Their anchors are unknown, so links to them are not reported. */
  unknownWithin: ReadonlySet<string>;
};

export function collectLinkTargets(contents: Contents): LinkTargets {
  const isDelivered = valueAt(contents.get("contact"), ["delivery", "service"]) !== "none";
  const pages = new Set<string>();
  const anchors = new Set(fixedAnchors);
  const unknownWithin = new Set<string>();
  // Links to the legal pages are allowed before those pages exist.
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

export function linkProblem(
  address: string,
  { pages, anchors, unknownWithin }: LinkTargets,
): string | undefined {
  const [page = "", anchor] = address.split("#");
  if (!pages.has(page)) return `la page ${page} n'existe pas${didYouMean(address, [...pages, ...anchors])}`;
  if (anchor === undefined || anchors.has(address) || unknownWithin.has(page)) return undefined;
  return `la page ${page} n'a pas d'ancre #${anchor}${didYouMean(address, anchors)}`;
}

type Place = { file: string; path: ValuePath };

function describePlace({ file, path }: Place): string {
  const schema = schemaOf(file);
  return `«${labelOfPath(schema, path)}» dans «${labelOf(schema)}» (data/${file}.json, ${formatPath(path)})`;
}

function textAt(contents: Contents, { file, path }: Place): string {
  const text = valueAt(contents.get(file), path);
  return typeof text === "string" ? text : "";
}

/** Finds duplicates of titles and descriptions (search engines) and of sections' names (screen readers). */
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
  const typesetAt = (place: Place) => frenchTypography(textAt(contents, place));
  return groups.flatMap((places) =>
    places.flatMap((place) => {
      const text = typesetAt(place);
      const first = places.find((other) => typesetAt(other) === text);
      if (text === "" || place.file !== name || !first || first === place) return [];
      const message = `ce texte est déjà celui de ${describePlace(first)} ; attendu : un autre`;
      return [{ path: place.path, message }];
    }),
  );
}
