/** Container queries in rem, so that large text counts as a small window. Wide: the read-outs are inside the valley. */
export const isWide = "@container (min-width: 68rem)";
export const isNarrow = "@container (max-width: 44rem)";
/** Three figures side by side leave no room for more words. */
export const isPhone = "@container (max-width: 38rem)";
/** A phone with room for the legend of the dashes beside the name of the choice. */
export const hasLegend = "@container (min-width: 13rem) and (max-width: 38rem)";
/** Large letters in a small window: the drawing goes without names. */
export const isTiny = "@container (max-width: 13rem) or ((max-width: 22rem) and (min-width: 360px))";
/** A telephone of 320 px, or large letters: a line for each thing. */
export const isSmall = "@container (max-width: 18rem)";
