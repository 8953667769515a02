import { css } from "@emotion/react";
import { color, media, size } from "../../theme/tokens";

const knob = "1rem";
/** A via at the foot of the cursor's line, below the lowest ring. */
const thumb = {
  boxSizing: "border-box",
  inlineSize: knob,
  blockSize: knob,
  border: `4px solid ${color.text}`,
  borderRadius: "50%",
  background: color.surface,
} as const;

/**
 * The browser's own slider along the axis of time: it works before React is there, by pointer, touch and keyboard. It is
 * wider than the plot by the thumb's width, so that the thumb's middle reaches both edges.
 */
export const sliderStyle = css({
  appearance: "none",
  position: "absolute",
  insetBlockEnd: `calc(${size.target} / -2 - 0.8125rem)`,
  insetInlineStart: `calc(${knob} / -2)`,
  inlineSize: `calc(100% + ${knob})`,
  blockSize: size.target,
  margin: 0,
  background: "none",
  cursor: "pointer",
  outlineOffset: "-0.875rem",
  // Vertical panning scrolls the page, pinching enlarges it.
  touchAction: "pan-y pinch-zoom",
  "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
  "&::-moz-range-thumb": thumb,
  [media.forcedColors]: { forcedColorAdjust: "none", "--text": "CanvasText", "--surface": "Canvas" },
});
