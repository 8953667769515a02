/** Folders of islands; gatsby/webpack.ts bundles the entry.ts of each into a script. */
export const islandNames = ["contact-form", "live-view", "measurement"] as const;

export type IslandName = (typeof islandNames)[number];
