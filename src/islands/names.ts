/** Each island's folder has an entry.ts, which becomes a script of its own (gatsby/webpack.ts). */
export const islandNames = ["contact-form", "live-view", "measurement"] as const;

export type IslandName = (typeof islandNames)[number];
