import type { Content } from "../content/contract";

/** What the list of pages (gatsby/pages.ts) gives every page, beyond its own query. */
export type PageContext = {
  /** Whether the page has a section with id contact: «Contactez-nous» then leads there. */
  hasContactSection?: boolean;
};

/** Which page of /projets this is, counted from 1, and of how many. */
export type ProjectsContext = PageContext & { number: number; pages: number };

/** The texts of a page that may not exist come in its context: Gatsby warns of a page query that no page runs. */
export type LegalContext = PageContext & { page: Content["legal/mentions-legales"] };

/** For the same reason. */
export type ThanksContext = PageContext & { thanks: Content["thanks"] };
