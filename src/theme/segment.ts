import { css } from "@emotion/react";
import { color, fontSize, media, size, space } from "./tokens";

/** The label around a radio button that turns a leak on (`.with`) or off; the input draws its border and background. */
export const segment = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: size.target,
  paddingInline: space.m,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  textAlign: "center",
  cursor: "pointer",
  "--selected": color.text,
  "&.with": { "--selected": color.danger },
  "& + &": { marginInlineStart: -1 },
  "& input": {
    appearance: "none",
    position: "absolute",
    inset: 0,
    margin: 0,
    border: `1px solid ${color.controlLine}`,
    cursor: "pointer",
  },
  "& input:checked": { zIndex: 1, borderColor: "var(--selected)", background: color.surface },
  [media.forcedColors]: { "& input:checked": { borderWidth: 3 } },
  "& span": { position: "relative", zIndex: 2, pointerEvents: "none" },
  "&:hover, & input:checked + span": { color: "var(--selected)" },
});
