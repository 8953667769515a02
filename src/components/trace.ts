import { css } from "@emotion/react";
import { color, space } from "../theme/tokens";

/** A copper trace. A border, not a background: it stays in forced colours and on paper. */
export const copperLine = `2px solid ${color.copper}`;

const run = {
  paddingInlineStart: `calc(${space.gutter} + ${space.trace})`,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: space.gutter,
    borderInlineStart: copperLine,
  },
} as const;

/** A ring of copper around a hole, centred on a line that is `inset` from the left. */
export const via = (inset: string) =>
  ({
    content: '""',
    position: "absolute",
    zIndex: 1,
    insetInlineStart: `calc(${inset} - 6px)`,
    inlineSize: 14,
    blockSize: 14,
    border: `3px solid ${color.copper}`,
    borderRadius: "50%",
    background: color.background,
  }) as const;

/**
 * The copper trace that runs down the home page at the left of its sections. On a sheet: `through` it, or `into` what
 * follows its header. On a label: the via that it passes.
 */
export const traceStyle = {
  through: css(run),
  into: css({
    ...run,
    // As far as the content's upper edge, less the 45° that lead to the content.
    "&::before": {
      ...run["&::before"],
      gridRow: "auto / 2",
      insetBlockEnd: `calc(${space.trace} - ${space.xl})`,
    },
  }),
  via: css({ "&::before": { ...via(space.gutter), marginBlockStart: "0.2em" } }),
};
