// Media conditions, in a file without the tokens, which inline scripts need not import.

/** Viewports with two columns. */
export const mediumCondition = "(min-width: 42rem)";
export const narrowCondition = "(max-width: 41.99rem)";

/** Viewports with twelve columns, and with the menu's links in the header. */
export const wideCondition = "(min-width: 60rem)";
export const stackedCondition = "(max-width: 59.99rem)";
