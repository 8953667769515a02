import * as z from "zod";

/**
 * `text` is prose, to which French typography is applied; a `name` stays as written.
 * `menuLink` leads to a page that always exists, `link` to any page or anchor.
 * `publicAddress` is an e-mail address or URL that must be real before launch.
 */
export type ContentRole =
  | { kind: "text" }
  | { kind: "name" }
  | { kind: "picture"; width: number; height: number }
  | { kind: "link" }
  | { kind: "menuLink" }
  | { kind: "anchor" }
  | { kind: "publicAddress" };

export const contentRoles = z.registry<ContentRole>();

/** Names of GraphQL types that several fields share, so that one fragment serves them all. */
export const graphqlTypes = z.registry<{ type: string }>();
