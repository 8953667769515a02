import { media } from "../../theme/tokens";

/** Container queries in rem, so that large text counts as a small window. Wide: the read-outs are inside the valley. */
export const whenWide = "@container (min-width: 69rem)";
/** One under the other: the tabs, the answer, its two segments. */
export const whenNarrow = "@container (max-width: 43.99rem)";
export const whenTablet = "@container (min-width: 38rem) and (max-width: 68.99rem)";
/** A telephone of 320 px, or large letters: a line for each read-out, and fewer names. */
export const whenSmall = "@container (max-width: 18.5rem)";
/** Letters so large that the drawing goes without names. */
export const whenTiny = "@container (max-width: 15rem)";
/** A laptop's window, in which everything from the tabs to the strips is to be seen. */
export const whenLow = media.low;
/** What a wide window's height leaves to the valley and the strips, which share it; a low one shows no title above them. */
export const heightLeft = "(100svh - 31.9rem)";
export const heightLeftInLow = "(100svh - 25.4rem)";
/** Nothing can be operated. */
export const withoutReact = "@media print, (scripting: none)";
