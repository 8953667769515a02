import path from "node:path";

export const contentFolder = "data";

/** The checked content with its typography applied, which Gatsby reads (checked-content.ts). */
export const checkedContentFolder = path.join(".cache", "content");
