import { css } from "@emotion/react";
import { color, shade, size } from "./tokens";

/** What holds one thing of several, or one thing apart. */
export const card = {
  /** Lifted from the sheet. */
  raised: css({
    border: `1px solid ${color.line}`,
    borderRadius: size.cardRadius,
    background: color.surface,
    // Pictures end at its round corners.
    overflow: "clip",
  }),
  /** Over the page, until the visitor has seen it. */
  floating: css({
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    boxShadow: shade.floating,
  }),
};
