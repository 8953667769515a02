import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

// Decorative lines that join the drawings of a page: copper traces as on a circuit board (a via is a ring on a trace),
// wires, and dotted lines for radio links.

/** A border, because forced colours and print drop backgrounds. */
export const copperLine = `2px solid ${color.copper}`;

export const radioLine = `3px dotted ${color.copper}`;

export const revealFromLeft = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** Base of a pseudo-element that draws part of a line; it takes no clicks. */
export const pseudoElement = { content: '""', position: "absolute", pointerEvents: "none" } as const;

/** A via: a copper ring around a vertical line that is `inset` from the left. */
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

/**
 * The copper trace down the home page's left side: `line` draws it along a container, `indent` moves the content clear
 * of it and sets `--trace-indent` for content that extends back to it, `via` draws a ring on it beside a label.
 */
export const traceStyle = {
  line: css({
    "&::before": {
      ...pseudoElement,
      zIndex: 1,
      borderInlineStart: copperLine,
      insetBlock: 0,
      insetInlineStart: space.gutter,
      [media.print]: { display: "none" },
    },
  }),
  indent: css({
    "--trace-indent": space.trace,
    paddingInlineStart: `calc(${space.gutter} + ${space.trace})`,
  }),
  via: css({
    position: "relative",
    "&::before": { ...viaStyle(`calc(-1 * ${space.trace})`), insetBlockStart: "0.2em" },
  }),
};

/** Distance from the content to the middle of the page's margin, where lines run. */
export const marginCentre = `calc(${space.gutter} * 0.5)`;

/** A line in the page's margin. It is longer than its container, which clips it. */
export const marginLine = {
  ...pseudoElement,
  blockSize: "500vh",
  // Hidden in very narrow margins, where the line would cross focus rings.
  [`${media.tight}, print`]: { display: "none" },
} as const;

type BentLine = { block: "Start" | "End"; inline: "Start" | "End"; line?: string };

/** A line in the margin that follows two sides of its box and the rounded corner between them. */
export const bentLine = ({ block, inline, line = copperLine }: BentLine) => ({
  ...marginLine,
  [`borderBlock${block}`]: line,
  [`borderInline${inline}`]: line,
  [`border${block}${inline}Radius`]: "1.5rem",
});

/** Adds a second wire along the outside of a bent line. */
export const outerWire = {
  outline: `2px solid ${color.brand}`,
  outlineOffset: 4,
  clipPath: "inset(-6px -6px -6px 0)",
};
