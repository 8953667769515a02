import { css } from "@emotion/react";
import { color, shade, size } from "./tokens";

export const card = {
  /** A card in a list. */
  raised: css({
    border: `1px solid ${color.line}`,
    background: color.surface,
    // Clips the picture at the border.
    overflow: "clip",
  }),
  /** A notice over the page. */
  floating: css({
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    boxShadow: shade.floating,
  }),
};
