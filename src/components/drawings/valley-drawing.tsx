import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";

type Props = { places: Queries.ValleyDrawingFragment };

const ground =
  "M0 168C60 172 110 196 170 216S260 249 310 250h98c52-1 78-44 106-84 22-32 46-56 76-62l100-4 30-14";
/** Left edge, ground, width and height to the eaves of each house. */
const houses = [
  [22, 171, 30, 17],
  [124, 201, 26, 15],
  [162, 215, 30, 16],
  [208, 231, 24, 14],
] as const;
/** Where a device measures, in per cent: at the top of the village, in the chamber, on the reservoir. */
const devices = [
  [9.7, 55],
  [50.7, 78],
  [88.3, 31],
] as const;
/** The names, with the edge that each starts or ends at, so that none leaves a narrow drawing. */
const names = [
  ["village", 3, 80, "start"],
  ["chamber", 50.7, 98, "middle"],
  ["pipe", 66, 86, "start"],
  ["reservoir", 99, 58, "end"],
] as const;

/**
 * A water network in section: what is under the ground, and what one would like to know about it. The valley
 * stretches to whatever room it is given, as profiles are drawn with exaggerated heights; devices and names
 * keep their size.
 */
export function ValleyDrawing({ places }: Props) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.valley]}>
      <svg aria-hidden="true" viewBox="0 0 720 330" preserveAspectRatio="none" width="100%" height="100%">
        <path css={styles.ridge} d="M372 214l52-64 22 10 62-88 26 28 24-46 58 52 24-84 30 44 22-18 28 36" />
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
        <path className="paper" d="M92 190v-40l8-28 8 28v46M108 176h10v24" />
        <path className="axis" d="M592 122L2 138" />
        <path className="paper" d="M586 108h104v52h-104zM320 244h90v60h-90z" />
        <path d="M314 244h102" />
        <path css={styles.water} d="M586 122h104v38h-104z" />
        <path
          css={styles.pipe}
          d="M586 152h-10c-34 2-48 40-72 72-22 30-54 62-100 62h-96c-60 0-108-34-160-48S58 206 36 201M36 202v-28M137 234v-30M177 249v-32M220 264v-30"
        />
        <path
          css={styles.leak}
          d="M262 286c-4 7-6 9-6 12a6 6 0 0 0 12 0c0-3-2-5-6-12zM247 300c-3 5-4 7-4 9a4 4 0 0 0 8 0c0-2-1-4-4-9z"
        />
        <path className="signal" d="M636 102v44M70 181v29" />
      </svg>
      <svg aria-hidden="true" css={styles.shown} x="1.2%" y="42.5%">
        <path className="fine" d="M0 1v26M-4 8l4-7 4 7M-4 20l4 7 4-7" />
      </svg>
      {devices.map(([x, y], index) => (
        <svg key={x} aria-hidden="true" x={`${x}%`} y={`${y}%`} css={[styles.shown, styles.device]}>
          <path d="M0 0v-40M-8-44a12 12 0 0 1 16 0M-14-50a20 20 0 0 1 28 0" />
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

export const fragment = graphql`
  # What the drawing's parts are called.
  fragment ValleyDrawing on HomeJsonAqualinkValleyPlaces {
    village
    chamber
    pipe
    reservoir
  }
`;

const styles = {
  valley: css({
    blockSize: "14.5rem",
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
  leak: css({ fill: color.brand, stroke: "none" }),
  device: css({
    stroke: color.copper,
    "& circle": { fill: color.background, strokeWidth: 2 },
    "&& text": { fill: color.copperText, fontWeight: 700 },
  }),
  start: css({ "&&": { textAnchor: "start" } }),
  middle: css({}),
  end: css({ "&&": { textAnchor: "end" } }),
};
