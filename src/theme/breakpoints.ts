// Media conditions, apart from tokens.ts, which inline scripts would bundle with them.

/** Viewports with two columns. */
export const mediumCondition = "(min-width: 42rem)";
/** Phones. */
export const narrowCondition = "(max-width: 41.99rem)";

/** Viewports with twelve columns, and with the menu's links in the header. */
export const wideCondition = "(min-width: 60rem)";
/** Phones and tablets, where text is above or below its drawing. */
export const stackedCondition = "(max-width: 59.99rem)";
