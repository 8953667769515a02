import type { Content } from "../content/contract";

// Content of pages that may not exist, set by gatsby/pages.ts. Their templates have no page query, because Gatsby warns
// about the query of a template without pages.

/** Both legal pages have this type. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
