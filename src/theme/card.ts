import { css } from "@emotion/react";
import { color, shade, size } from "./tokens";

/** Boxes with a border: cards in a list, and notices over the page. */
export const card = {
  /** Lifted from the sheet. */
  raised: css({
    border: `1px solid ${color.line}`,
    background: color.surface,
    // Its picture ends at its edge.
    overflow: "clip",
  }),
  /** Over the page. */
  floating: css({
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    boxShadow: shade.floating,
  }),
};
