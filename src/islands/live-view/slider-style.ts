import { css } from "@emotion/react";
import { color, media, size } from "../../theme/tokens";

const thumbSize = "1rem";
/** A ring at the lower end of the line that marks the selected time. */
const thumb = {
  boxSizing: "border-box",
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `4px solid ${color.text}`,
  borderRadius: "50%",
  background: color.surface,
} as const;

/** A native slider, usable before hydration; half a thumb longer at both ends, so the thumb's middle marks the time. */
export const sliderStyle = css({
  appearance: "none",
  position: "absolute",
  insetBlockEnd: `calc(${size.target} / -2 - 0.8125rem)`,
  insetInlineStart: `calc(${thumbSize} / -2)`,
  inlineSize: `calc(100% + ${thumbSize})`,
  blockSize: size.target,
  margin: 0,
  background: "none",
  cursor: "pointer",
  outlineOffset: "-0.875rem",
  // Vertical pans scroll the page, pinches zoom it.
  touchAction: "pan-y pinch-zoom",
  "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
  "&::-moz-range-thumb": thumb,
  [media.forcedColors]: { forcedColorAdjust: "none", "--text": "CanvasText", "--surface": "Canvas" },
});
