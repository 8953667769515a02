import { css } from "@emotion/react";
import { media } from "./tokens";

/** Shows an element in wide layouts only, or in stacked ones only. */
export const visibleAt = {
  wide: css({ [media.stacked]: { display: "none" } }),
  stacked: css({ [media.wide]: { display: "none" } }),
};
