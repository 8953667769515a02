import { css } from "@emotion/react";
import { media, space } from "../../theme/tokens";

/** Shows one drawing of a pair: `wide`, or `small` in stacked layouts. */
export const visibleAt = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ [media.wide]: { display: "none" } }),
};

const phoneUnit = `(100vw - 2 * ${space.gutter}) / 500`;

/** The board's small drawing, and how far its radio line is in the page's margin. */
export const phoneDrawingHeight = `(566 * ${phoneUnit})`;
export const radioInMargin = `(17 * ${phoneUnit})`;
