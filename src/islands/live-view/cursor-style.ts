import { css } from "@emotion/react";
import { color, media, size } from "../../theme/tokens";
import { isWide } from "./widths";

/** A custom property, because a slider's thumb takes no percentages. */
const height = "--plot-height";
export const plotHeight = `var(${height})`;

/** How far the thumb reaches below the plot, and how wide it is: the ring around it is clear of the axes' figures. */
const below = "0.875rem";
const width = "1.5rem";

/** Height of the touch target. */
const rail = size.target;
const tall = `calc(${plotHeight} + ${below})`;
const knob = "0.625rem";
/** A line over the whole plot that ends in a via on the axis of time. */
const thumb = {
  boxSizing: "border-box",
  inlineSize: width,
  blockSize: tall,
  border: 0,
  borderRadius: 0,
  background: [
    `radial-gradient(circle at 50% calc(100% - ${below}), ${color.surface} calc(${knob} - 4px), ${color.text} calc(${knob} - 3px) ${knob}, transparent calc(${knob} + 1px))`,
    `linear-gradient(${color.text}, ${color.text}) 50% 0 / 2px calc(100% - ${below}) no-repeat`,
  ].join(", "),
} as const;

/**
 * The browser's own slider, laid over the plot: it works before React is there, by pointer, touch and keyboard, and its
 * thumb is the cursor. It is wider than the plot by the thumb's width, so that the thumb's middle reaches both edges.
 * Without a mouse, only a rail along the axis takes touches: Chromium moves a slider as soon as it is touched, while a
 * touch on the plot means to scroll the page.
 */
export const cursorStyle = css({
  appearance: "none",
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: `calc(${width} / -2)`,
  inlineSize: `calc(100% + ${width})`,
  blockSize: tall,
  margin: 0,
  background: "none",
  cursor: "pointer",
  outlineOffset: 0,
  // Vertical panning scrolls the page, pinching enlarges it.
  touchAction: "pan-y pinch-zoom",
  "&::-webkit-slider-runnable-track": { blockSize: tall, background: "none" },
  "&::-moz-range-track": { blockSize: tall, background: "none" },
  "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
  "&::-moz-range-thumb": thumb,
  [media.forcedColors]: { forcedColorAdjust: "none", "--text": "CanvasText", "--surface": "Canvas" },
  "@media (hover: none)": {
    insetBlockStart: `calc(${plotHeight} - ${rail} / 2)`,
    blockSize: rail,
    "&::-webkit-slider-runnable-track": { blockSize: rail },
    "&::-moz-range-track": { blockSize: rail },
    "&::-webkit-slider-thumb": {
      marginBlockStart: `calc(${rail} / 2 - ${plotHeight})`,
      pointerEvents: "none",
    },
    // Centred on the rail, it has to be lifted by other means.
    "&::-moz-range-thumb": {
      transform: `translateY(calc(${tall} / 2 - ${plotHeight}))`,
      pointerEvents: "none",
    },
  },
});

/** For the element that holds plot and cursor. */
export const plotStyle = css({
  [height]: "11.75rem",
  [isWide]: { [height]: "12.5rem" },
  [media.print]: { [height]: "36mm" },
});
