import path from "node:path";

/** The site's content, from the root of the repository. */
export const contentFolder = "data";

/** What Gatsby reads of it: the content that has passed the check, its texts set (checked-content.ts). */
export const checkedFolder = path.join(".cache", "content");
