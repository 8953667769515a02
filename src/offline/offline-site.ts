/** What the worker knows about the site besides the files that it keeps. */
export type OfflineSite = {
  /** Pages that it has no room for. */
  furtherPages: string[];
  /** A copy of the 404 page at an address that answers with 200 on every host. */
  notFoundPage: string;
  immutableFolders: string[];
  /** What every page of this build contains, and no other build's. */
  build: string;
};
