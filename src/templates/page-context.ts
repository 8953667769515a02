import type { Content } from "../content/contract";

// What the list of pages (gatsby/pages.ts) gives a page, beyond its own query.

/** The texts of pages that may not exist come in their context, because Gatsby warns about unused page queries. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
