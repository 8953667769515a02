import { z } from "zod";

/** A picture to be found in data/images; a link to a page that exists; an address that must be real to go live. */
export type ContentRole =
  | { role: "picture"; width: number; height: number }
  | { role: "link" }
  | { role: "reachable" };

export const contentRoles = z.registry<ContentRole>();
