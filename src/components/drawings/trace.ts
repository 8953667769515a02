import { css, keyframes } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

/** A copper trace. A border, not a background: it stays in forced colours and on paper. */
export const copperLine = `2px solid ${color.copper}`;

/** What is drawn appears from left to right. */
export const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** What a pseudo-element needs to draw a piece of the trace. */
export const piece = { content: '""', position: "absolute" } as const;

const line = { ...piece, borderInlineStart: copperLine } as const;

const room = { paddingInlineStart: `calc(${space.gutter} + ${space.trace})` };

/** A ring of copper around a hole, centred on a line that is `inset` from the left. */
export const via = (inset: string) =>
  ({
    ...piece,
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
 * The copper trace that runs down the home page at the left of its sections. On a sheet it runs `through`, or
 * `into` what follows the header, in which case only `beside` the header. On a label: the via that it passes.
 */
export const traceStyle = {
  through: css({ ...room, "&::before": { ...line, insetBlock: 0, insetInlineStart: space.gutter } }),
  into: css(room),
  beside: css({
    position: "relative",
    // Down to the content's upper edge, less the 45° run that leads to the content.
    "&::before": {
      ...line,
      insetBlock: `calc(-1 * ${space.section}) calc(${space.trace} - ${space.l})`,
      insetInlineStart: left,
      [media.medium]: { insetBlockEnd: `calc(${space.trace} - ${space.xl})` },
    },
  }),
  via: css({ position: "relative", "&::before": { ...via(left), insetBlockStart: "0.2em" } }),
};

/** Half way between the window's edge, or the sheet's, and the content. */
const inMargin = `calc(${space.gutter} / 2)`;

const noTrace = { "&&::before, &&::after": { display: "none" } };

/**
 * The copper trace in the sheet's margin, where the twelve columns stay whole. On a sheet whose first line is `padding`
 * below its edge, it runs `through`, with a via beside that line, or `into` it, where it ends in a drop. Paper has no such margin.
 */
export const marginTrace = {
  through: (padding: string) =>
    css({
      position: "relative",
      [media.print]: noTrace,
      "&::before": { ...line, insetBlock: 0, insetInlineStart: `calc(${inMargin} - 1px)` },
      "&::after": { ...via(`calc(${inMargin} - 1px)`), insetBlockStart: `calc(${padding} + 3px)` },
    }),
  into: (padding: string) =>
    css({
      position: "relative",
      [media.print]: noTrace,
      "&::before": {
        ...line,
        insetBlockStart: 0,
        blockSize: padding,
        insetInlineStart: `calc(${inMargin} - 1px)`,
      },
      "&::after": {
        ...piece,
        insetBlockStart: padding,
        insetInlineStart: `calc(${inMargin} - 9px)`,
        border: `9px solid ${color.brand}`,
        borderRadius: "0 50% 50% 50%",
        rotate: "45deg",
      },
    }),
};

/** Along the foot of a sheet to its left, and on at 45° into the margin. */
export const intoMargin = css({
  position: "relative",
  inlineSize: 0,
  borderBlockEnd: copperLine,
  "&::before": {
    ...piece,
    // Half the line's width further, and a little longer, so that the three lines overlap.
    insetBlockStart: "calc(100% + 1.2px)",
    insetInlineStart: "1.2px",
    inlineSize: `calc(${inMargin} * 1.4142 + 2px)`,
    borderBlockStart: copperLine,
    transformOrigin: "0 0",
    rotate: "135deg",
  },
});
