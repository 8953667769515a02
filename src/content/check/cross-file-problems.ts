import { builtInAnchors } from "../anchors";
import { contentSchemas, schemaOf } from "../contract";
import { applyTypography } from "../french-typography";
import { labelOf, labelOfPath } from "../labels";
import { type ValuePath, valueAt, visitRoles } from "../walk";
import type { PathProblem } from "./contract-problems";
import { formatPath } from "./problem";
import { didYouMean } from "./suggestion";

/** Parsed contents of the readable files of data/ by file name, e.g. `solutions`. */
export type Contents = ReadonlyMap<string, unknown>;

/** Targets of internal links: pages, and elements with an id. */
export type LinkTargets = {
  pages: ReadonlySet<string>;
  /** `/solutions#aqualink` */
  anchors: ReadonlySet<string>;
  /** Pages whose file is missing or unreadable; links to their unknown anchors are not reported. */
  pagesWithoutContent: ReadonlySet<string>;
};

export function collectLinkTargets(contents: Contents): LinkTargets {
  const hasFormService = valueAt(contents.get("contact"), ["delivery", "service"]) !== "none";
  const pages = new Set<string>();
  const anchors = new Set(builtInAnchors);
  const pagesWithoutContent = new Set<string>();
  // Links to legal pages are allowed before those pages exist; the thanks page exists only with a form service.
  for (const [name, schema] of Object.entries(contentSchemas)) {
    if (!("path" in schema.shape) || (name === "thanks" && !hasFormService)) continue;
    const pagePath = schema.shape.path.value;
    pages.add(pagePath);
    if (!contents.has(name)) pagesWithoutContent.add(pagePath);
    visitRoles(schema, contents.get(name), (role, id) => {
      if (role.kind === "anchor") anchors.add(`${pagePath}#${id}`);
    });
  }
  return { pages, anchors, pagesWithoutContent };
}

export function linkProblem(
  link: string,
  { pages, anchors, pagesWithoutContent }: LinkTargets,
): string | undefined {
  const [page = "", anchor] = link.split("#");
  if (!pages.has(page)) return `la page ${page} n'existe pas${didYouMean(link, [...pages, ...anchors])}`;
  if (anchor === undefined || anchors.has(link) || pagesWithoutContent.has(page)) return undefined;
  return `la page ${page} n'a pas d'ancre #${anchor}${didYouMean(link, anchors)}`;
}

type ValueLocation = { file: string; path: ValuePath };

function describeLocation({ file, path }: ValueLocation): string {
  const schema = schemaOf(file);
  return `«${labelOfPath(schema, path)}» dans «${labelOf(schema)}» (data/${file}.json, ${formatPath(path)})`;
}

function textAt(contents: Contents, { file, path }: ValueLocation): string {
  const text = valueAt(contents.get(file), path);
  return typeof text === "string" ? text : "";
}

/** Finds repeated titles and descriptions, which hurt search results, and repeated section and landmark names. */
export function repeatedTextProblems(name: string, contents: Contents): PathProblem[] {
  const locationsOf = (path: ValuePath) => [...contents.keys()].map((file) => ({ file, path }));
  const sections = Object.keys(Object(contents.get(name))).filter((key) => key !== "seo");
  /** Lists of locations whose texts must differ. */
  const groups: ValueLocation[][] = [
    locationsOf(["seo", "title"]),
    locationsOf(["seo", "description"]),
    sections.map((section) => ({ file: name, path: [section, "title"] })),
    [
      { file: "site", path: ["interface", "mainNavigation"] },
      { file: "site", path: ["interface", "footerNavigation"] },
    ],
  ];
  const typesetTextAt = (location: ValueLocation) => applyTypography(textAt(contents, location));
  return groups.flatMap((locations) =>
    locations.flatMap((location) => {
      const text = typesetTextAt(location);
      const firstUse = locations.find((other) => typesetTextAt(other) === text);
      if (text === "" || location.file !== name || !firstUse || firstUse === location) return [];
      const message = `ce texte est déjà celui de ${describeLocation(firstUse)} ; attendu : un autre`;
      return [{ path: location.path, message }];
    }),
  );
}
