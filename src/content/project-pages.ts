/** How many projects a page of /projets shows: one project or a thousand, its first screen weighs the same. */
const projectsPerPage = 12;

/** As many as the projects fill; the first one even without any. */
export function projectPageCount(projectCount: number): number {
  return Math.max(1, Math.ceil(projectCount / projectsPerPage));
}

/** `/projets`, `/projets/2`, `/projets/3` …: `number` counts from 1. */
export function projectPagePath(listPath: string, number: number): string {
  return number === 1 ? listPath : `${listPath}/${number}`;
}

export function projectsOnPage<Project>(projects: readonly Project[], number: number): Project[] {
  return projects.slice((number - 1) * projectsPerPage, number * projectsPerPage);
}
