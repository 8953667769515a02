import { css } from "@emotion/react";
import { graphql } from "gatsby";
import board from "../../drawings/method-board.svg";
import curve from "../../drawings/method-curve.svg";
import run from "../../drawings/method-run.svg";
import section from "../../drawings/method-section.svg";
import sketch from "../../drawings/method-sketch.svg";
import wall from "../../drawings/method-wall.svg";
import { fullBleed } from "../../theme/container";
import { labelStyle } from "../../theme/label";
import { color, media, space } from "../../theme/tokens";
import { Drawing } from "../drawings/drawing";
import { nonScalingStrokes } from "../drawings/drawing-styles";
import { copperLine, pseudoElement, revealFromLeft } from "../drawings/trace";

type Props = { steps: readonly Queries.MethodStepFragment[] };

/** One device on the same sheet in each step, with the proportions of the scenes in art/. */
const drawings = [sketch, board, section, wall];
const drawingSize = { width: 289, height: 228 };

/** The steps of the method, in which one device grows along the trace until it sends a measurement. */
export function MethodSteps({ steps }: Props) {
  return (
    <ol css={styles.list}>
      {steps.map(({ title, description }, index) => (
        <li key={title} css={styles.step}>
          <div css={styles.drawing}>
            <Drawing file={drawings[index] ?? ""} css={[nonScalingStrokes, styles.parts]} />
            {index === 0 && <Drawing file={run} css={[nonScalingStrokes, styles.run]} />}
            {index === steps.length - 1 && (
              <Drawing
                file={curve}
                preserveAspectRatio="none"
                className="screen-only"
                css={[nonScalingStrokes, styles.curve]}
              />
            )}
          </div>
          <div css={styles.words}>
            <p css={[labelStyle, styles.mark]} aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3>{title}</h3>
            <p css={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const fragment = graphql`
  fragment MethodStep on TitledText {
    title
    description
  }
`;

const curveHeight = "1.5rem";

/** The curve begins at the antenna's waves. */
const curveStart = { x: 266 / drawingSize.width, y: 32 / drawingSize.height };

/** A drawing's width in the stacked layout. */
const drawingWidth = "min(11rem, 46vw - 60px)";
const waves = `${drawingWidth} * ${32 / drawingSize.width}`;

const styles = {
  list: css({
    display: "grid",
    isolation: "isolate",
    [media.stacked]: { gap: space.m },
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  step: css({
    position: "relative",
    [media.stacked]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space.xs,
      // Text that does not fit beside the drawing wraps below it, clear of the line.
      paddingInlineStart: space.s,
      // The line to the next step runs below the vias.
      isolation: "isolate",
      "&:not(:last-of-type)::before": {
        ...pseudoElement,
        zIndex: -1,
        insetBlock: `0 calc(-1 * ${space.m})`,
        insetInlineStart: -1,
        borderInlineStart: copperLine,
      },
      // Goes below the via of the previous step.
      "&:last-of-type": { zIndex: -1, paddingBlockStart: space.xs },
    },
  }),
  drawing: css({
    [media.stacked]: { flex: "none", inlineSize: drawingWidth, marginInlineStart: `calc(-1 * ${space.s})` },
    [media.wide]: { position: "relative" },
  }),
  // Runs down the section's margin, then at 45° to the steps' line.
  run: css({
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: `calc(1px - ${space.trace})`,
    inlineSize: space.trace,
    aspectRatio: "1",
    [media.stacked]: {
      insetBlock: `calc(-1 * ${space.trace}) auto`,
      insetInlineStart: `calc(-1 * ${space.trace})`,
    },
  }),
  // The copper line runs along the lower edge, or down the left one in the stacked layout.
  parts: css({
    ".across": { [media.stacked]: { display: "none" } },
    ".down": { [media.stacked]: { display: "inline" } },
    ".station": { [media.stacked]: { r: "13px", cx: 0 } },
    ".question": { strokeWidth: 3 },
    // Screws and clamps are too small on phones.
    "circle.fine": { [media.narrow]: { display: "none" } },
    ".wall": { [media.stacked]: { x: 18, width: 238 } },
    // Scales the cable's width with the plug.
    ".cable *": { vectorEffect: "none" },
  }),
  words: css({
    [media.stacked]: {
      // Number and title share a line if they fit.
      flex: "1 1 7em",
      display: "flex",
      flexWrap: "wrap",
      alignContent: "start",
      alignItems: "baseline",
      gap: `${space.xs} ${space.s}`,
      "li:last-of-type > &": {
        paddingBlockStart: `calc(${waves})`,
        // Clears the curve, which is longer on tablets.
        [media.tablet]: { paddingBlockStart: `calc(${waves} + ${space.s})` },
      },
    },
    [media.wide]: { paddingBlockStart: space.l, paddingInlineEnd: space.l },
  }),
  mark: css({ [media.wide]: { marginBlockEnd: space.xs } }),
  description: css({
    color: color.textMuted,
    maxInlineSize: "26em",
    [media.wide]: { marginBlockStart: space.xs },
  }),
  curve: css({
    position: "absolute",
    insetInlineStart: `${100 * curveStart.x}%`,
    insetBlockEnd: `${100 - 100 * curveStart.y}%`,
    inlineSize: `calc(${100 - 100 * curveStart.x}% - ${fullBleed})`,
    [media.stacked]: {
      insetInlineStart: `calc(${drawingWidth} * ${curveStart.x})`,
      insetBlock: `calc(${space.xs} + ${waves} - ${curveHeight}) auto`,
      blockSize: curveHeight,
      inlineSize: `calc(100% - ${drawingWidth} * ${curveStart.x} - ${fullBleed})`,
    },
    blockSize: "max(40px, 2.5vw)",
    maxInlineSize: "none",
    "@supports (animation-timeline: view())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        animation: `${revealFromLeft} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 40% cover 45%",
      },
    },
  }),
};
