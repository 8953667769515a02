/** The islands: each has a folder here, whose entry.ts becomes a script of its own (gatsby/webpack.ts). */
export const islandNames = ["contact-form", "live-view", "measurement"] as const;

export type IslandName = (typeof islandNames)[number];
