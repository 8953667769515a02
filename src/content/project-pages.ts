import type { Content } from "./contract";

/** How many projects a page of /projets shows: one project or a thousand, its first screen weighs the same. */
const projectsPerPage = 12;

/** One page of the list of projects; `number` counts from 1. */
type ProjectPage = { number: number; path: string };

/** `/projets`, `/projets/2`, `/projets/3` … as many as the projects fill; the first one even without any. */
export function projectPages(listPath: string, projectCount: number): ProjectPage[] {
  const length = Math.max(1, Math.ceil(projectCount / projectsPerPage));
  return Array.from({ length }, (_, index) => ({
    number: index + 1,
    path: projectPagePath(listPath, index + 1),
  }));
}

export function projectPagePath(listPath: string, number: number): string {
  return number === 1 ? listPath : `${listPath}/${number}`;
}

export function projectsOnPage<Project>(projects: readonly Project[], number: number): Project[] {
  return projects.slice((number - 1) * projectsPerPage, number * projectsPerPage);
}

type Projects = Content["projects"]["projects"];

/** What data/projects.json does not hold and a build derives, page by page: GraphQL and the editor's preview answer with it. */
export const projectLists: Record<string, (projects: Projects, page: number) => Projects> = {
  first: (projects, page) => projectsOnPage(projects, page).slice(0, 1),
  further: (projects, page) => projectsOnPage(projects, page).slice(1),
};
