import { css } from "@emotion/react";
import { media, space } from "../../theme/tokens";

/** Shows one drawing of a pair: `wide`, or `small` in stacked layouts. */
export const visibleAt = {
  wide: css({ [media.stacked]: { display: "none" } }),
  small: css({ [media.wide]: { display: "none" } }),
};

/** Distance from the content to the radio link in the left margin: 17 of 500 units of the board's small drawing. */
export const radioInMargin = `(${17 / 500} * (100vw - 2 * ${space.gutter}))`;

/** Hides controls on paper, without scripts, and if their script fails to load. */
export const hiddenWithoutScript = {
  "@media print, (scripting: none)": { display: "none" },
  "html[data-hydration=failed] &": { display: "none" },
} as const;

/** Selects an element while the current loop is cut. */
export const whenCut = "[data-loop=cut] &";
