import type { Content } from "../content/contract";

// Page context from gatsby/pages.ts.

/** Texts of optional pages are page context, because Gatsby warns about unused page queries. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
