import { css } from "@emotion/react";
import { media, size, space } from "./tokens";

/** The centred container of all content, with a gutter on either side. */
export const container = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: size.container,
  marginInline: "auto",
  paddingInline: space.gutter,
});

/** An inner page's content below its intro, in one column. */
export const innerContainer = css(container, { gap: space.xxl, paddingBlockEnd: space.section });

export const twelveColumnTemplate = "repeat(12, minmax(0, 1fr))";

/** Twelve columns in wide viewports; children span all by default, at zero specificity. */
export const twelveColumns = css({
  [media.wide]: { gridTemplateColumns: twelveColumnTemplate },
  "*:where(& > *)": { gridColumn: "1 / -1" },
});

/** Full-bleed margin, from container to viewport edge. */
export const fullBleed = `calc(-1 * ${space.gutter} - max(0px, (100vw - ${size.container}) / 2))`;

/** `gridColumn` of each half of twelve columns. */
export const half = { left: "1 / 7", right: "7 / -1" };
