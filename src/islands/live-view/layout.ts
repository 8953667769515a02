// The widths are in rem, so that large text counts as narrow.

/** Labels are beside the charts. */
export const whenWide = "@container (min-width: 60rem)";
/** Tabs, answer and toggle are stacked. */
export const whenNarrow = "@container (max-width: 43.99rem)";
/** Very large text on phones: one value per line. */
export const whenTiny = "@container (max-width: 14.99rem)";
/** The viewport's height left for profile and curves, for `calc()`. */
export const freeHeight = "(100svh - 39rem)";
/** Larger in short viewports, because links to the live view scroll its title out of view (section.tsx). */
export const freeHeightIfShort = "(100svh - 25.4rem)";
/** On paper and without scripting, where controls cannot work. */
export const whenNotInteractive = "@media print, (scripting: none)";
