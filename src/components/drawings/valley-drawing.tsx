import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";

type Props = {
  places: Queries.ValleyDrawingFragment;
  /** What the height between the ground and the axis is. */
  pressure: string;
};

const ground =
  "M0 168C60 172 110 196 170 216S260 249 310 250h98c52-1 78-44 106-84 22-32 46-56 76-62l100-4 30-14";
/** Left edge, ground, width and height to the eaves of each house. */
const houses = [
  [22, 171, 30, 17],
  [162, 215, 30, 16],
  [208, 231, 24, 14],
] as const;
/** Where a device measures, in per cent: at the top of the village, in the chamber, on the reservoir. */
const devices = [
  [9.7, 55],
  [50.7, 76],
  [88.3, 31],
] as const;
/** The names, with the edge that each starts or ends at, so that none leaves a narrow drawing. */
const names = [
  ["village", 3, 80, "start"],
  ["chamber", 50.7, 98.5, "middle"],
  ["pipe", 66, 86, "start"],
  ["reservoir", 95, 58, "end"],
] as const;

/**
 * A water network in section: what is under the ground, and what one would like to know about it. The valley
 * stretches to whatever room it is given, as profiles are drawn with exaggerated heights; devices and names
 * keep their size.
 */
export function ValleyDrawing({ places, pressure }: Props) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.valley]}>
      <svg aria-hidden="true" viewBox="0 0 720 330" preserveAspectRatio="none" width="100%" height="100%">
        <path css={styles.ridge} d="M452 240l56-168 26 28 24-46 58 52 24-84 30 44 22-18 28 36" />
        <path css={styles.earth} d={`${ground}V330H0Z`} />
        <path css={styles.hachures} d={ground} />
        <path d={ground} />
        {houses.map(([x, y, width, height]) => (
          <path
            key={x}
            className="paper"
            d={`M${x} ${y + 3}v-${height}l${width / 2}-${width / 3} ${width / 2} ${width / 3}v${height + 3}`}
          />
        ))}
        <path className="paper" d="M116 198v-46l8-28 8 28v53" />
        <path className="axis" d="M592 122L2 138" />
        <path className="paper" d="M586 108h104v52h-104zM320 244h90v56h-90z" />
        <path d="M314 244h102" />
        <path css={styles.water} d="M586 122h104v38h-104z" />
        <path css={styles.pipe} d="M586 152h-10c-34 2-48 40-72 72-22 30-54 62-100 62h-96" />
        <path
          css={[styles.pipe, styles.below]}
          d="M308 286c-60 0-108-34-160-48S58 206 36 201M36 202v-28M177 249v-32M220 264v-30"
        />
        <path className="signal" d="M636 102v44M70 181v29" />
      </svg>
      <line className="fine" x1="20.4%" x2="20.4%" y1="40%" y2="63%" />
      <Arrowhead y="40%" d="M-4 8l4-7 4 7" />
      <Arrowhead y="63%" d="M-4-8l4 7 4-7" />
      <text x="20.4%" dx="8" y="53%" css={styles.start}>
        {pressure}
      </text>
      <svg aria-hidden="true" css={[styles.shown, styles.leak]} x="31%" y="82.5%">
        <path d="M0 0c-5 9-7 11-7 15a7 7 0 0 0 14 0c0-4-2-6-7-15zM-17 4c-3 6-5 8-5 10a5 5 0 0 0 10 0c0-2-2-4-5-10z" />
      </svg>
      {devices.map(([x, y], index) => (
        <svg key={x} aria-hidden="true" x={`${x}%`} y={`${y}%`} css={[styles.shown, styles.device]}>
          <path d="M0 0v-40" />
          <path css={styles.waves} d="M-8-44a12 12 0 0 1 16 0M-14-50a20 20 0 0 1 28 0" />
          <circle r="12" />
          <text y="5">{index + 1}</text>
        </svg>
      ))}
      <svg aria-hidden="true" css={styles.shown} x="50.7%" y="86.7%">
        <circle className="paper" r="9" />
        <path className="brand" d="M-6 6l12-12" />
      </svg>
      {names.map(([place, x, y, anchor]) => (
        <text key={place} x={`${x}%`} y={`${y}%`} css={styles[anchor]}>
          {places[place]}
        </text>
      ))}
    </svg>
  );
}

/** It keeps its size where the valley is stretched. */
function Arrowhead({ y, d }: { y: string; d: string }) {
  return (
    <svg aria-hidden="true" css={styles.shown} x="20.4%" y={y}>
      <path className="fine" d={d} />
    </svg>
  );
}

export const fragment = graphql`
  # What the drawing's parts are called.
  fragment ValleyDrawing on HomeJsonAqualinkValleyPlaces {
    village
    chamber
    pipe
    reservoir
  }
`;

/** Where the live view's switch simulates a leak (islands/live-view). Before that, nothing leaks. */
const duringLeak = "section:has([name=leak]:checked) &";

const pulse = keyframes({ from: { opacity: 0, scale: "0.4" }, "60%": { scale: "1.3" } });

const styles = {
  valley: css({
    blockSize: "16rem",
    [media.medium]: { blockSize: "clamp(20rem, 38vw, 34rem)" },
    [media.print]: { blockSize: "42mm" },
    "& *": { vectorEffect: "non-scaling-stroke" },
    "& text": { fontSize: fontSize.label },
  }),
  shown: css({ overflow: "visible" }),
  ridge: css({ stroke: color.line }),
  earth: css({ fill: color.surface, stroke: "none" }),
  /** Dashes across a wide line: the strokes that a map draws down a slope. */
  hachures: css({ stroke: color.controlLine, strokeWidth: 14, strokeDasharray: "1 15", translate: "0 6px" }),
  water: css({ fill: color.brand, fillOpacity: 0.3, stroke: color.brand }),
  pipe: css({ stroke: color.brand, strokeWidth: 3 }),
  /** What the leak leaves without pressure. */
  below: css({ [duringLeak]: { stroke: color.copper } }),
  leak: css({
    fill: color.copperText,
    stroke: "none",
    opacity: 0,
    [duringLeak]: { opacity: 1 },
  }),
  waves: css({
    transformOrigin: "0 -44px",
    "@supports (animation-timeline: view())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        animation: `${pulse} linear both`,
        animationTimeline: "view()",
        animationRange: "entry 60% cover 40%",
      },
    },
  }),
  device: css({
    stroke: color.copper,
    "& circle": { fill: color.background, strokeWidth: 2 },
    "&& text": { fill: color.copperText, fontWeight: 700 },
  }),
  start: css({ "&&": { textAnchor: "start" } }),
  middle: css({}),
  end: css({ "&&": { textAnchor: "end" } }),
};
