import { css } from "@emotion/react";
import { color, shade, size } from "./tokens";

/** A notice over the page. */
export const floatingCard = css({
  border: `1px solid ${color.controlLine}`,
  borderRadius: size.radius,
  background: color.surface,
  boxShadow: shade.floating,
});
