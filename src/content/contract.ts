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

/**
 * The one declaration of what data/ may hold, one file per screen in contract/. Gatsby's GraphQL schema
 * (graphql-schema.ts), the content check (check/), the editors' schemas (schemas/) and the types below are all derived
 * from it. What a value means beyond its shape is noted in contract/roles.ts; what holds between files is in check/.
 */

/** One entry per file of data/, by its path without extension. */
export const contentContract = {
  site,
  home,
  founders,
  solutions,
  projects,
  partners,
  contact,
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
