import type { Content } from "../content/contract";

/** Content in place of a page query, because Gatsby warns about the query of a template that has no page. */
export type LegalContext = { page: Content["legal/mentions-legales"] };
export type ThanksContext = { thanks: Content["thanks"] };
