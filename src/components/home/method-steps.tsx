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
import { copperLine, draw, pseudoElement } from "../drawings/trace";

type Props = { steps: readonly Queries.MethodStepFragment[] };

/** From step to step one device, at the same points of the same sheet; its proportions are those of the scenes in art/. */
const drawings = [sketch, board, section, wall];
const sheet = { width: 289, height: 228 };

/** The steps of the method: one device that grows along the trace until it sends a measurement. */
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

/** Between two steps. */
const low = "1.5rem";

/** Where in the drawing the curve begins: at the antenna's waves. */
const start = { x: 266 / sheet.width, y: 32 / sheet.height };

/** How wide a drawing is where the line runs down. */
const drawn = "min(11rem, 46vw - 60px)";
const waves = `${drawn} * ${32 / sheet.width}`;

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
      // What does not fit beside the drawing stands below it, clear of the line.
      paddingInlineStart: space.s,
      // The line on which the steps are, down to the next one, under the vias.
      isolation: "isolate",
      "&:not(:last-of-type)::before": {
        ...pseudoElement,
        zIndex: -1,
        insetBlock: `0 calc(-1 * ${space.m})`,
        insetInlineStart: -1,
        borderInlineStart: copperLine,
      },
      // Under the via of the step above.
      "&:last-of-type": { zIndex: -1, paddingBlockStart: space.xs },
    },
  }),
  drawing: css({
    [media.stacked]: { flex: "none", inlineSize: drawn, marginInlineStart: `calc(-1 * ${space.s})` },
    [media.wide]: { position: "relative" },
  }),
  // Down the section's margin, and the last bit at 45° to the line of the steps.
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
  // The copper line runs along the lower edge; on a telephone, down the left one.
  parts: css({
    ".across": { [media.stacked]: { display: "none" } },
    ".down": { [media.stacked]: { display: "inline" } },
    ".station": { [media.stacked]: { r: "13px", cx: 0 } },
    ".question": { strokeWidth: 3 },
    // Screws and clamps too small to be seen.
    "circle.fine": { [media.narrow]: { display: "none" } },
    ".wall": { [media.stacked]: { x: 18, width: 238 } },
    // Its edges stay as far apart as the plug is wide.
    ".cable *": { vectorEffect: "none" },
  }),
  words: css({
    [media.stacked]: {
      // Number and title share a line where there is room.
      flex: "1 1 7em",
      display: "flex",
      flexWrap: "wrap",
      alignContent: "start",
      alignItems: "baseline",
      gap: `${space.xs} ${space.s}`,
      "li:last-of-type > &": {
        paddingBlockStart: `calc(${waves})`,
        // Clear of the curve, which is longer here.
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
    insetInlineStart: `${100 * start.x}%`,
    insetBlockEnd: `${100 - 100 * start.y}%`,
    inlineSize: `calc(${100 - 100 * start.x}% - ${fullBleed})`,
    [media.stacked]: {
      insetInlineStart: `calc(${drawn} * ${start.x})`,
      insetBlock: `calc(${space.xs} + ${waves} - ${low}) auto`,
      blockSize: low,
      inlineSize: `calc(100% - ${drawn} * ${start.x} - ${fullBleed})`,
    },
    blockSize: "max(40px, 2.5vw)",
    maxInlineSize: "none",
    "@supports (animation-timeline: view())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        animation: `${draw} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 40% cover 45%",
      },
    },
  }),
};
