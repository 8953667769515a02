import { css } from "@emotion/react";
import { media, space } from "../../theme/tokens";

/** Of two drawings of one thing, the wide one is shown where there is room for it. */
export const either = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ maxInlineSize: "34rem", [media.wide]: { display: "none" } }),
  /** Their callouts: a list beside the small drawing where the window leaves room for it. */
  callouts: css({
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 34rem) minmax(9rem, 1fr)",
      columnGap: space.xl,
      alignItems: "center",
    },
  }),
};

/** How far into the margin the board's radio comes down in its small drawing: 17 of 500 units. */
export const radioInMargin = `(${17 / 500} * (100vw - 2 * ${space.gutter}))`;
