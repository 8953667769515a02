import { css } from "@emotion/react";
import { color, font, fontSize } from "./tokens";

/** Technical label in the manner of a drawing: above titles, beside pictures, on diagrams. */
export const labelStyle = css({
  color: color.copperText,
  font: `500 ${fontSize.label}/1.4 ${font.label}`,
});
