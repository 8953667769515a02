import { css } from "@emotion/react";
import { size } from "./tokens";

/** A link on its own line, large enough for touch (WCAG 2.5.5). */
export const touchTarget = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  minInlineSize: size.target,
});

/** Enlarges the touch target of a link in text without changing the line spacing. */
export const touchTargetInText = css({
  display: "inline-block",
  paddingBlock: "0.6rem",
  marginBlock: "-0.6rem",
});
