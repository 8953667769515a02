import { css } from "@emotion/react";
import { media } from "../../theme/tokens";

/** Of two drawings of one thing, the wide one is shown where there is room for it. */
export const either = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ maxInlineSize: "34rem", [media.wide]: { display: "none" } }),
};
