import { css } from "@emotion/react";
import board from "../../drawings/method-board.svg";
import incomingTrace from "../../drawings/method-incoming-trace.svg";
import crossSection from "../../drawings/method-section.svg";
import sketch from "../../drawings/method-sketch.svg";
import wall from "../../drawings/method-wall.svg";
import { smallHeadingStyle } from "../../theme/small-heading";
import { color, media, space } from "../../theme/tokens";
import { Drawing } from "../drawings/drawing";
import { nonScalingStrokes } from "../drawings/drawing-styles";
import { copperLine, pseudoElement } from "../drawings/lines";

/** One per step, in order. All show the same device, in the proportions of the renderings in art/. */
const drawings = [sketch, board, crossSection, wall];

/** The steps of the method, from a sketch of a device to the mounted device that sends measurements. */
export function MethodSteps({ steps }: { steps: readonly Queries.TitledTextFragment[] }) {
  return (
    <ol css={styles.list}>
      {steps.map(({ title, description }, index) => (
        <li key={title} css={styles.step}>
          <div css={styles.drawing}>
            <Drawing svg={drawings[index] ?? ""} css={[nonScalingStrokes, styles.stepDrawing]} />
            {index === 0 && <Drawing svg={incomingTrace} css={[nonScalingStrokes, styles.incomingTrace]} />}
          </div>
          <div css={styles.stepText}>
            <p css={[smallHeadingStyle, styles.stepNumber]} aria-hidden="true">
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

/** A drawing's width in the stacked layout. */
const drawingWidth = "min(11rem, 46vw - 60px)";

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
      // Keeps text that wraps below the drawing clear of the copper line.
      paddingInlineStart: space.s,
      // Keeps the copper line to the next step in front of the page's background, but behind the drawings' vias.
      isolation: "isolate",
      "&:not(:last-of-type)::before": {
        ...pseudoElement,
        zIndex: -1,
        insetBlock: `0 calc(-1 * ${space.m})`,
        insetInlineStart: -1,
        borderInlineStart: copperLine,
      },
      // Paints the last step behind the previous step's via.
      "&:last-of-type": { zIndex: -1, paddingBlockStart: space.xs },
    },
  }),
  drawing: css({
    [media.stacked]: { flex: "none", inlineSize: drawingWidth, marginInlineStart: `calc(-1 * ${space.s})` },
    [media.wide]: { position: "relative" },
  }),
  // Joins the page's copper trace to the steps' copper line, with a segment at 45°.
  incomingTrace: css({
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: `calc(1px - ${space.trace})`,
    inlineSize: `calc(${space.trace} - 1px)`,
    aspectRatio: "1",
    [media.stacked]: { insetBlock: `calc(1px - ${space.trace}) auto` },
  }),
  // The copper line runs along the lower edge, or along the left edge in the stacked layout.
  stepDrawing: css({
    ".across": { [media.stacked]: { display: "none" } },
    ".down": { [media.stacked]: { display: "inline" } },
    ".step-via": { [media.stacked]: { r: "13px", cx: 0 } },
    ".question-mark": { strokeWidth: 3 },
    // Hides screws and clamps on phones, where they would be too small.
    "circle.fine": { [media.narrow]: { display: "none" } },
    ".wall": { [media.stacked]: { x: 18, width: 238 } },
    // Scales the cable's width with the plug.
    ".cable *": { vectorEffect: "none" },
  }),
  stepText: css({
    [media.stacked]: {
      // Number and title share a line if they fit.
      flex: "1 1 7em",
      display: "flex",
      flexWrap: "wrap",
      alignContent: "start",
      alignItems: "baseline",
      gap: `${space.xs} ${space.s}`,
    },
    [media.wide]: { paddingBlockStart: space.l, paddingInlineEnd: space.l },
  }),
  stepNumber: css({ [media.wide]: { marginBlockEnd: space.xs } }),
  description: css({
    color: color.textMuted,
    maxInlineSize: "26em",
    [media.wide]: { marginBlockStart: space.xs },
  }),
};
