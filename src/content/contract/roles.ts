import * as z from "zod";

/**
 * A text of the owner's, whose typography the site puts right (french-typography.ts); a name, which stays as it is
 * written; a picture to be found in data/images, and the proportion that the build cuts it to; a link to a page or an anchor
 * that exists; an entry of the menu, which leads to a page that always exists; an id that links may lead to; an address
 * that must be real to go live.
 */
export type ContentRole =
  | { role: "text" }
  | { role: "name" }
  | { role: "picture"; width: number; height: number }
  | { role: "link" }
  | { role: "menuLink" }
  | { role: "anchor" }
  | { role: "reachable" };

export const contentRoles = z.registry<ContentRole>();

/**
 * The GraphQL type of a part that several places of the contract share, so that one fragment serves them all. Parts that
 * one file alone has need no entry: their type is named after their place (`HomeJsonHero`).
 */
export const graphqlTypes = z.registry<{ type: string }>();
