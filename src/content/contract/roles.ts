import * as z from "zod";

/**
 * `text` is prose, to which French typography is applied; a `name` stays as written.
 * `menuLink` leads to a page that always exists, `link` to any page or anchor.
 * `reachable` marks an address that must be real before launch.
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

/** Names of GraphQL types that several fields share, so that one fragment serves them all. */
export const graphqlTypes = z.registry<{ type: string }>();
