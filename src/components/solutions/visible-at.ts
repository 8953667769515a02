import { css } from "@emotion/react";
import { media, space } from "../../theme/tokens";

/** Of two drawings of one thing, the wide one is shown where there is room for it. */
export const visibleAt = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ [media.wide]: { display: "none" } }),
};

/** How far into the margin the board's radio comes down in its small drawing: 17 of 500 units. */
export const radioInMargin = `(${17 / 500} * (100vw - 2 * ${space.gutter}))`;
