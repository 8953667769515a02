import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { color, media, space } from "../../theme/tokens";
import { curvePath, depth, type Series } from "../drawings/chart-path";
import { copperLine, draw, piece, via } from "../drawings/trace";

type Props = {
  steps: readonly Queries.MethodStepFragment[];
  /** What AquaLink measures over a day: the curve that the trace becomes in the field. */
  reading: Series;
};

/** The steps of the method, linked by the trace: each starts at its pad, and the last one delivers a measurement. */
export function MethodSteps({ steps, reading }: Props) {
  return (
    <ol css={styles.list}>
      {steps.map((step, index) => (
        <li key={step.title} css={styles.step}>
          <p css={[labelStyle, styles.mark]} aria-hidden="true">
            {String(index + 1).padStart(2, "0")}
          </p>
          <h3>{step.title}</h3>
          <p css={styles.description}>{step.description}</p>
          {index === steps.length - 1 && <Curve reading={reading} />}
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

const frame = { width: 720, height: 100 };

/** How high the drawing is, in pixels. */
const height = 88;

/** Its first value is in the middle of the drawing, where the trace arrives. */
function Curve({ reading: { hourly, lowest, highest } }: Pick<Props, "reading">) {
  const start = Math.round(depth(hourly[0] ?? lowest, [lowest, highest], frame));
  return (
    <svg
      viewBox={`0 ${start - frame.height / 2} ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      css={styles.curve}
    >
      <path d={curvePath(hourly, [lowest, highest], frame)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** What the trace takes, across and down, to turn into it on a telephone, in pixels. */
const turn = 12;

/** How far each step stands below the one before it. */
const drop = "2.5rem";

const run45 = (length: string) => ({
  inlineSize: `calc(${length} * 1.4142)`,
  transformOrigin: "0 0",
  rotate: "45deg",
});

const styles = {
  list: css({
    position: "relative",
    display: "grid",
    gap: space.l,
    // From the section's trace to the first pad.
    "&::before": {
      ...piece,
      insetBlockStart: `calc(-1 * ${space.trace})`,
      insetInlineStart: `calc(1px - ${space.trace})`,
      borderBlockStart: copperLine,
      ...run45(space.trace),
    },
    [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)", gap: 0 },
  }),
  step: css({
    position: "relative",
    display: "grid",
    // On a telephone, number and title share a line.
    gridTemplateColumns: "auto 1fr",
    alignItems: "baseline",
    gap: `0 ${space.s}`,
    alignContent: "start",
    paddingInlineStart: space.l,
    "&::before": {
      ...piece,
      insetBlock: `0 calc(-1 * ${space.l})`,
      insetInlineStart: 0,
      borderInlineStart: copperLine,
    },
    "&:last-of-type::before": { insetBlockEnd: height / 2 + turn },
    // Into the curve at 45°, as every turn.
    "&:last-of-type::after": {
      ...piece,
      insetBlockEnd: height / 2 + turn - 2,
      insetInlineStart: 1,
      borderBlockStart: copperLine,
      ...run45(`${turn}px`),
    },
    [media.wide]: {
      gridTemplateColumns: "1fr",
      rowGap: space.xs,
      paddingBlockStart: space.xl,
      paddingInline: `0 ${space.l}`,
      "&::before, &:last-of-type::before": {
        insetBlock: "-1px auto",
        inlineSize: `calc(100% - ${drop})`,
        border: 0,
        borderBlockStart: copperLine,
      },
      "&:last-of-type::before": { inlineSize: space.l },
      "&:last-of-type::after": { display: "none" },
      // The run at 45° down to the next step, as a board is routed.
      "&:not(:last-of-type)::after": {
        ...piece,
        insetBlockStart: -1,
        insetInlineStart: `calc(100% - ${drop})`,
        borderBlockStart: copperLine,
        ...run45(drop),
      },
      "&:nth-of-type(2)": { marginBlockStart: drop },
      "&:nth-of-type(3)": { marginBlockStart: `calc(2 * ${drop})` },
      "&:nth-of-type(4)": { marginBlockStart: `calc(3 * ${drop})` },
    },
  }),
  mark: css({
    "&::before": { ...via("0px"), marginBlockStart: "0.2em" },
    [media.wide]: { "&::before": { insetBlockStart: -7, margin: 0 } },
  }),
  description: css({ gridColumn: "1 / -1", color: color.textMuted, maxInlineSize: "26em" }),
  curve: css({
    gridColumn: "1 / -1",
    inlineSize: `calc(100% + ${space.l} - ${turn}px)`,
    blockSize: height,
    marginInlineStart: `calc(${turn}px - ${space.l})`,
    "& path": { fill: "none", stroke: color.copper, strokeWidth: 2 },
    [media.wide]: {
      position: "absolute",
      insetBlockStart: -height / 2,
      insetInlineStart: space.l,
      inlineSize: `calc(100% - ${space.l})`,
      margin: 0,
    },
    // Chromium places it at the first step, on paper.
    [media.print]: { display: "none" },
    "@supports (animation-timeline: view())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        animation: `${draw} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 40% cover 45%",
      },
    },
  }),
};
