import type { Content } from "../content/contract";

/** Texts of optional pages, set by gatsby/pages.ts; Gatsby would warn about unused page queries. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
