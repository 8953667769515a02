import type { Content, ContentFile } from "./contract";
import { openingHoursLines } from "./opening-hours";
import { projectsOnPage } from "./project-pages";

/** What a value is derived from: the part of the file that gets it, the page's context, and data/site.json. */
export type Sources = {
  args: Record<string, unknown>;
  site: { business: { openingHours: Parameters<typeof openingHoursLines>[0] } };
};

type Derived<Part> = {
  file: ContentFile;
  /** The key of the part that gets the value; without it, the file. */
  part?: string;
  field: string;
  /** Its type in GraphQL. */
  type: string;
  /** With their types; each is named after what it takes from the page's context. */
  args?: Record<string, string>;
  value: (part: Part, sources: Sources) => unknown;
};

/** A table of different parts: their types are checked where each is declared. */
const derive = <Part>(derived: Derived<Part>) => derived as Derived<unknown>;

const projectList = { file: "projects", type: "[ProjectsJsonProjects!]!", args: { number: "Int!" } } as const;

/** What no file holds and a build derives: GraphQL and the editor's preview answer with it. */
export const derivedFields: readonly Derived<unknown>[] = [
  derive<Content["projects"]>({
    ...projectList,
    field: "first",
    value: ({ projects }, { args }) => projectsOnPage(projects, Number(args.number)).slice(0, 1),
  }),
  derive<Content["projects"]>({
    ...projectList,
    field: "further",
    value: ({ projects }, { args }) => projectsOnPage(projects, Number(args.number)).slice(1),
  }),
  derive<Content["contact"]["details"]>({
    file: "contact",
    part: "details",
    field: "openingHoursLines",
    type: "[String!]!",
    value: ({ hours }, { site }) => openingHoursLines(site.business.openingHours, hours),
  }),
];
