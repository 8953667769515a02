import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

/** A border, because forced colours and print drop backgrounds. */
export const copperLine = `2px solid ${color.copper}`;

export const radioLine = `3px dotted ${color.copper}`;

export const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** Base of a pseudo-element that draws part of the trace; it takes no clicks. */
export const pseudoElement = { content: '""', position: "absolute", pointerEvents: "none" } as const;

const line = { ...pseudoElement, zIndex: 1, borderInlineStart: copperLine } as const;

/** A ring of copper, centred on a line that is `inset` from the left. */
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
 * The home page's copper trace: `through` for a container it runs down, `room` for content beside it (sets `--room`),
 * `into` for the section it ends in, `via` for a label it passes.
 */
export const traceStyle = {
  through: css({
    "&::before": {
      ...line,
      insetBlock: 0,
      insetInlineStart: space.gutter,
      [media.print]: { display: "none" },
    },
  }),
  room: css({ "--room": space.trace, paddingInlineStart: `calc(${space.gutter} + ${space.trace})` }),
  into: css({ overflow: "clip" }),
  via: css({ position: "relative", "&::before": { ...viaStyle(traceOffset), insetBlockStart: "0.2em" } }),
};

/** The middle of the margin; a via on it does not touch the text. */
export const marginCentre = `calc(${space.gutter} * 0.5)`;

/** A line in the margin, longer than anything beside it; the container clips it. */
const marginLine = {
  ...pseudoElement,
  blockSize: "500vh",
  // In very narrow margins, the line would cross the focus ring.
  [media.tight]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

type Side = "Start" | "End";

/** A line in the margin with one round corner, solid (wire) or dotted (radio). */
export const bentLine = (block: Side, inline: Side, stroke: keyof typeof strokes) => ({
  ...marginLine,
  [`borderBlock${block}`]: strokes[stroke],
  [`borderInline${inline}`]: strokes[stroke],
  [`border${block}${inline}Radius`]: "1.5rem",
});
const strokes = { wire: copperLine, radio: radioLine };

/** A second wire outside a bent one. */
export const outerWire = {
  outline: `2px solid ${color.brand}`,
  outlineOffset: 4,
  clipPath: "inset(-6px -6px -6px 0)",
};
