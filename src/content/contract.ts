import type { z } from "zod";
import { contact } from "./contract/contact";
import { founders } from "./contract/founders";
import { home } from "./contract/home";
import { legalPage } from "./contract/legal";
import { notFound } from "./contract/not-found";
import { partners } from "./contract/partners";
import { projects } from "./contract/projects";
import { site } from "./contract/site";
import { solutions } from "./contract/solutions";
import { thanks } from "./contract/thanks";
import { visitRoles } from "./walk";

/**
 * The one declaration of what data/ may hold, one file per page in contract/. Gatsby's GraphQL schema
 * (graphql-schema.ts), the content check (check/), the schemas for code editors (schemas/ at the top) and the types below are all derived
 * from it. What a value means beyond its shape is noted in contract/roles.ts; what holds between files is in check/.
 */

/**
 * THE list of pages. A page has one name throughout: data/home.json, src/templates/home.tsx, `homeContent` in GraphQL.
 * Its path is in its contract. Paths, sitemap, share cards, the editor's forms
 * and preview and the tests take the pages from here.
 */
export const pages = {
  home,
  solutions,
  projects,
  founders,
  partners,
  contact,
};

export type PageName = keyof typeof pages;

/** What the list says of a page. */
type ListedPage = { name: PageName; path: string };

export const listedPages: readonly ListedPage[] = Object.entries(pages).map(([name, { shape }]) => ({
  // The keys of `pages` are its names.
  name: name as PageName,
  path: shape.path.value,
}));

/** Where entries of the menu may lead: never to the partners (specification, 2). */
export const menuPaths = listedPages.flatMap(({ name, path }) => (name === "partners" ? [] : path));

/** One entry per file of data/, by its path without extension. */
export const contentContract = {
  site,
  ...pages,
  thanks,
  "not-found": notFound,
};

/** The files of data/ that the owner may add: their pages exist once they do. */
export const optionalContract = {
  "legal/mentions-legales": legalPage("/mentions-legales"),
  "legal/politique-confidentialite": legalPage("/politique-confidentialite"),
};

export const contentSchemas = { ...contentContract, ...optionalContract };

export type ContentFile = keyof typeof contentSchemas;

/** What a file of data/ holds: `Content["solutions"]`. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> };

export function schemaOf(name: string): z.ZodObject {
  // The folder's listing holds files of the contract only.
  return contentSchemas[name as ContentFile];
}

/** The pictures that a file shows, in the order of its contract. */
export function picturesIn(name: string, content: unknown): string[] {
  const pictures: string[] = [];
  visitRoles(schemaOf(name), content, (role, text) => {
    if (role.role === "picture") pictures.push(text);
  });
  return pictures;
}
