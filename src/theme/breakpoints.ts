/** The widths at which the layout changes. Apart from the tokens, for scripts inside the pages and `sizes` of pictures. */

/** Two columns. */
export const isMedium = "(min-width: 42rem)";
export const isNarrow = "(max-width: 41.99rem)";

/** The page's twelve columns, and the menu's links in the header. */
export const isWide = "(min-width: 60rem)";
export const isStacked = "(max-width: 59.99rem)";
