import { css } from "@emotion/react";
import { size } from "./tokens";

/** A link on a line of its own, large enough for touch (WCAG 2.5.5). */
export const target = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  minInlineSize: size.target,
});

/** A touch target among lines of text, without changing their distance. */
export const targetInText = css({ display: "inline-block", paddingBlock: "0.6rem", marginBlock: "-0.6rem" });
