import { css } from "@emotion/react";
import { media, space } from "../../theme/tokens";

/** Switches between the wide and the small drawing of a pair. */
export const visibleAt = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ [media.wide]: { display: "none" } }),
};

/** The radio's offset into the margin in the board's small drawing, 17 of 500 units. */
export const radioInMargin = `(${17 / 500} * (100vw - 2 * ${space.gutter}))`;
