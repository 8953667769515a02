/** In letters, so that large ones count as a small window: where the read-outs stand inside the valley, and where not. */
export const isWide = "@container (min-width: 68rem)";
export const isNarrow = "@container (max-width: 44rem)";
/** Where three figures side by side leave no room for more words. */
export const isPhone = "@container (max-width: 38rem)";
/** There, what the dashes stand for is said once, beside the name of the choice, where it has that room. */
export const hasKey = "@container (min-width: 13rem) and (max-width: 38rem)";
/** Large letters in a small window: the drawing goes without names. */
export const isTiny = "@container (max-width: 13rem) or ((max-width: 22rem) and (min-width: 360px))";
/** A telephone of 320 px, or large letters: a line for each thing. */
export const isSmall = "@container (max-width: 18rem)";
