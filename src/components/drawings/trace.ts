import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

/** A copper trace. A border, not a background: it stays in forced colours and on paper. */
export const copperLine = `2px solid ${color.copper}`;

/** Through the air. */
export const radioLine = `3px dotted ${color.copper}`;

/** What is drawn appears from left to right. */
export const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** What a pseudo-element needs to draw a piece of the trace: it takes no click from what it runs past. */
export const pseudoElement = { content: '""', position: "absolute", pointerEvents: "none" } as const;

const line = { ...pseudoElement, zIndex: 1, borderInlineStart: copperLine } as const;

/** A ring of copper around a hole, centred on a line that is `inset` from the left. */
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

const left = `calc(-1 * ${space.trace})`;

/**
 * The copper trace of the home page. `through`: for the sheet of a section that it runs down. `room`: for the sheet of what
 * is beside it, to which it is `--room`. `into`: for the section that it ends in, whose drawing
 * brings it from far above. `via`: for a label that it passes.
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
  via: css({ position: "relative", "&::before": { ...viaStyle(left), insetBlockStart: "0.2em" } }),
};

/** Between the window's edge, or the sheet's, and the content; a via on it stays clear of the words. */
export const marginCentre = `calc(${space.gutter} * 0.5)`;

/** A piece of the thread in the margin, longer than anything it runs past: it ends where that does. */
const threadLine = {
  ...pseudoElement,
  blockSize: "500vh",
  // Where there is hardly a margin, it would run through what has the focus.
  [media.tight]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

type Side = "Start" | "End";

/** A thread with one round corner: a wire is solid, radio dotted. */
export const bentLine = (block: Side, inline: Side, pen: keyof typeof pens) => ({
  ...threadLine,
  [`borderBlock${block}`]: pens[pen],
  [`borderInline${inline}`]: pens[pen],
  [`border${block}${inline}Radius`]: "1.5rem",
});
const pens = { wire: copperLine, radio: radioLine };
