import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

/** A border, because forced colours and print drop backgrounds. */
export const copperLine = `2px solid ${color.copper}`;

export const radioLine = `3px dotted ${color.copper}`;

export const revealFromLeft = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** Base of a pseudo-element that draws part of the trace; it takes no clicks. */
export const pseudoElement = { content: '""', position: "absolute", pointerEvents: "none" } as const;

const verticalLine = { ...pseudoElement, zIndex: 1, borderInlineStart: copperLine } as const;

/** A copper ring around a line of the trace, `inset` from the left. */
export const viaStyle = (inset: string) =>
  ({
    ...pseudoElement,
    zIndex: 1,
    insetInlineStart: `calc(${inset} - 6px)`,
    inlineSize: 14,
    blockSize: 14,
    border: `3px solid ${color.copper}`,
    borderRadius: "50%",
    background: color.background,
  }) as const;

const traceOffset = `calc(-1 * ${space.trace})`;

/**
 * The home page's copper trace: `passes` for a container that it crosses, `ends` for the section where it ends,
 * `indent` for the content beside it (sets `--trace-indent`), `via` for a label that it passes.
 */
export const traceStyle = {
  passes: css({
    "&::before": {
      ...verticalLine,
      insetBlock: 0,
      insetInlineStart: space.gutter,
      [media.print]: { display: "none" },
    },
  }),
  indent: css({
    "--trace-indent": space.trace,
    paddingInlineStart: `calc(${space.gutter} + ${space.trace})`,
  }),
  // Clips the trace, which a container inside the section draws.
  ends: css({ overflow: "clip" }),
  via: css({ position: "relative", "&::before": { ...viaStyle(traceOffset), insetBlockStart: "0.2em" } }),
};

/** Distance from the text to the middle of the page's margin, where traces run. */
export const marginCentre = `calc(${space.gutter} * 0.5)`;

/** A line in the page's margin, longer than any container, which clips the line. */
export const marginLine = {
  ...pseudoElement,
  blockSize: "500vh",
  // Hidden in very narrow margins, where the line would cross focus rings.
  [media.tight]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

type Side = "Start" | "End";

/** A line in the margin that turns at the rounded corner between two sides; solid (wire) or dotted (radio). */
export const bentLine = (block: Side, inline: Side, stroke: keyof typeof strokes) => ({
  ...marginLine,
  [`borderBlock${block}`]: strokes[stroke],
  [`borderInline${inline}`]: strokes[stroke],
  [`border${block}${inline}Radius`]: "1.5rem",
});
const strokes = { wire: copperLine, radio: radioLine };

/** Adds a second wire along the outside of a bent one. */
export const outerWire = {
  outline: `2px solid ${color.brand}`,
  outlineOffset: 4,
  clipPath: "inset(-6px -6px -6px 0)",
};
