import type { Content } from "../content/contract";

/** Texts of optional pages, set by gatsby/pages.ts; Gatsby would warn about the queries of pages that do not exist. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
