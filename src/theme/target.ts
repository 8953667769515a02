import { css } from "@emotion/react";
import { size } from "./tokens";

/** A link on a line of its own, large enough for a finger (WCAG 2.5.5). */
export const target = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  minInlineSize: size.target,
});
