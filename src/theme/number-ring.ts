import { css } from "@emotion/react";
import { color, font } from "./tokens";

/** A number in a copper ring, in HTML. */
export const numberRing = css({
  flex: "none",
  inlineSize: "1.6rem",
  border: `2px solid ${color.copper}`,
  borderRadius: "50%",
  color: color.copperText,
  font: `450 0.875rem/calc(1.6rem - 4px) ${font.monospace}`,
  textAlign: "center",
});
