/** Media conditions in a file of their own, so that inline scripts can use them without importing the tokens. */

/** Two columns. */
export const isMedium = "(min-width: 42rem)";
export const isNarrow = "(max-width: 41.99rem)";

/** The page's twelve columns, and the menu's links in the header. */
export const isWide = "(min-width: 60rem)";
export const isStacked = "(max-width: 59.99rem)";
