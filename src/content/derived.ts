import type { Content } from "./contract";
import { projectsOnPage } from "./project-pages";

type Projects = Content["projects"]["projects"];

/** What data/projects.json does not hold and a build derives, page by page: GraphQL and the editor's preview answer with it. */
export const projectLists: Record<string, (projects: Projects, page: number) => Projects> = {
  first: (projects, page) => projectsOnPage(projects, page).slice(0, 1),
  further: (projects, page) => projectsOnPage(projects, page).slice(1),
};
