import type { Content } from "../content/contract";

// What the list of pages (gatsby/pages.ts) gives a page, beyond its own query.

/** Which page of /projets this is, counted from 1, and of how many. */
export type ProjectsContext = { number: number; pages: number };

/** The texts of a page that may not exist come in its context: Gatsby warns of a page query that no page runs. */
export type LegalContext = { page: Content["legal/mentions-legales"] };

/** For the same reason. */
export type ThanksContext = { thanks: Content["thanks"] };
