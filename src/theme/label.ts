import { css } from "@emotion/react";
import { color, font, fontSize } from "./tokens";

/** A label above a title, beside a picture or in a list. */
export const labelStyle = css({
  color: color.copperText,
  font: `600 ${fontSize.small}/1.4 ${font.text}`,
});
