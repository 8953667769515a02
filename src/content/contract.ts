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

// The single declaration of what data/ may hold: the GraphQL schema, the content check, the JSON schemas and the
// types below are derived from it. Rules between files are in check/.

/**
 * Schemas of all pages but the error, thank-you and legal pages; routes, sitemap, share cards, editor and tests derive
 * from it. The page `home` has data/home.json, src/templates/home.tsx and GraphQL's `homeContent`.
 */
export const mainPageSchemas = {
  home,
  solutions,
  projects,
  founders,
  partners,
  contact,
};

export type MainPageName = keyof typeof mainPageSchemas;

type MainPage = { name: MainPageName; path: string };

export const mainPages: readonly MainPage[] = Object.entries(mainPageSchemas).map(([name, { shape }]) => ({
  name: name as MainPageName,
  path: shape.path.value,
}));

/** Allowed targets of menu entries; the specification keeps the partners page out of the menu (section 2). */
export const menuPaths = mainPages.flatMap(({ name, path }) => (name === "partners" ? [] : path));

/** Schemas of the required files of data/, by path without extension. */
export const requiredSchemas = {
  site,
  ...mainPageSchemas,
  thanks,
  "not-found": notFound,
};

/** Schemas of legal pages that the owner may add; each file creates its page. */
export const optionalSchemas = {
  "legal/mentions-legales": legalPage("/mentions-legales"),
  "legal/politique-confidentialite": legalPage("/politique-confidentialite"),
};

export const contentSchemas = { ...requiredSchemas, ...optionalSchemas };

export type ContentFile = keyof typeof contentSchemas;

/** The content of a file: `Content["solutions"]`. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> };

export function schemaOf(name: string): z.ZodObject {
  // Callers pass names of existing files, which check/folder-listing.ts has validated.
  return contentSchemas[name as ContentFile];
}

/** Returns a file's pictures in the order of its schema. */
export function picturesIn(name: string, content: unknown): string[] {
  const pictures: string[] = [];
  visitRoles(schemaOf(name), content, (role, text) => {
    if (role.kind === "picture") pictures.push(text);
  });
  return pictures;
}
