import { css } from "@emotion/react";
import { color, font, fontSize } from "./tokens";

export const labelStyle = css({
  color: color.copperText,
  font: `600 ${fontSize.small}/1.4 ${font.text}`,
});
