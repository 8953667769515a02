import { css } from "@emotion/react";
import { color, media, space } from "../theme/tokens";

const run = {
  paddingInlineStart: `calc(${space.gutter} + ${space.trace})`,
  [media.print]: { paddingInline: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    [media.print]: { display: "none" },
    insetBlock: 0,
    insetInlineStart: space.gutter,
    // A border, not a background: it stays in forced colours, and covers nothing behind the text beside it.
    borderInlineStart: `2px solid ${color.copper}`,
  },
} as const;

/** From the sheet's upper edge to the middle of the label below it. */
const toLabel = `calc(${space.section} + 0.6em)`;

/**
 * The copper trace that runs down the home page at the left of its sections. On a sheet: `through` it, or `end` at its
 * label. On a label: the via that it passes.
 */
export const traceStyle = {
  through: css(run),
  end: css({ ...run, "&::before": { ...run["&::before"], insetBlockEnd: "auto", blockSize: toLabel } }),
  via: css({
    "&::before": {
      content: '""',
      position: "absolute",
      [media.print]: { display: "none" },
      insetInlineStart: `calc(${space.gutter} - 6px)`,
      inlineSize: 14,
      blockSize: 14,
      marginBlockStart: "0.2em",
      border: `3px solid ${color.copper}`,
      borderRadius: "50%",
      background: color.background,
    },
  }),
};
