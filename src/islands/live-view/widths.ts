import { media } from "../../theme/tokens";

/** Container queries in rem, so that large text counts as a small window. Wide: three charts with their names beside them. */
export const whenWide = "@container (min-width: 60rem)";
/** One under the other: the tabs, the answer, the choice of the leak. */
export const whenNarrow = "@container (max-width: 43.99rem)";
/** Large letters on a telephone: a line for each value. */
export const whenSmall = "@container (max-width: 14.99rem)";
/** A laptop's window, in which everything from the tabs to the strips is to be seen. */
export const whenLow = media.short;
/** What a wide window's height leaves to the profile and the strips, which share it; a low one shows no title above them. */
export const heightLeft = "(100svh - 31.9rem)";
export const heightLeftInLow = "(100svh - 25.4rem)";
/** Nothing can be operated. */
export const withoutReact = "@media print, (scripting: none)";
