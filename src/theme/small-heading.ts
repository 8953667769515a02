import { css } from "@emotion/react";
import { color, font, fontSize } from "./tokens";

/** Small copper headings, above titles and lists. */
export const smallHeadingStyle = css({
  color: color.copperText,
  font: `600 ${fontSize.small}/1.4 ${font.text}`,
});
