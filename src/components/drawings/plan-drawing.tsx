import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media } from "../../theme/tokens";
import { lineDrawing } from "./drawing-styles";
import { Cable } from "./primitives";

type Props = {
  /** The locality of the postal address. */
  place: string;
  labels: Queries.PlanDrawingFragment;
};

/** The part of the sheet that is always shown. */
const sheet = "230 0 340 300";

/** Shown until the map has loaded, or where it never does. */
const slopes = [
  "M-760-10C-640 60-560 90-470 170S-350 280-320 340",
  "M-560-10C-440 60-360 90-270 170S-150 280-120 340",
  "M-360-10C-240 40-150 70-60 150S60 270 100 340",
  "M-150-10C-60 40 40 90 110 170S200 290 240 340",
  "M590-10C610 60 660 110 710 140S790 190 830 250 850 300 870 340",
  "M700-10C715 40 760 60 830 100S950 220 990 340",
  "M850-10C890 70 980 90 1060 170S1150 280 1180 340",
  "M1030-10C1100 60 1190 70 1270 160S1370 290 1400 340",
  "M1240-10C1320 50 1400 80 1480 150S1580 280 1620 340",
];

/**
 * Where the firm is: on the right bank of the Rhône, between the slopes. North is up. The terrain fills whatever room
 * there is; what is named stands in the middle of it, whole at every width.
 */
export function PlanDrawing({ place, labels }: Props) {
  return (
    <svg aria-hidden="true" css={[lineDrawing, styles.plan]}>
      <svg aria-hidden="true" viewBox={sheet} overflow="visible">
        {slopes.map((slope) => (
          <path key={slope} css={styles.slope} d={slope} />
        ))}
        <path className="fine" d="M400 350C390 300 392 262 372 220S326 130 304 90 286 20 266-10" />
        <g className="brand">
          <Cable d="M700 330C640 280 560 262 500 240S410 196 380 150 350 60 320-20" width={16} />
        </g>
        <path
          className="paper"
          d="M458 118h22v16h-22zM488 126h14v20h-14zM464 142h16v12h-16zM438 132h12v12h-12zM490 100h18v14h-18z"
        />
        <path className="signal" d="M472 126V88l10-10h70" />
        <circle className="via" cx="472" cy="126" r="6" />
        <text x="554" y="70" className="end" css={styles.place}>
          {place}
        </text>
        <text x="482" y="212" css={styles.river} transform="rotate(27 482 212)">
          {labels.river}
        </text>
        <text x="372" y="28" className="start">
          ↑ {labels.downstream}
        </text>
        <text x="554" y="290" className="end">
          {labels.upstream} ↓
        </text>
        <path d="M258 72V22M250 36l8-14 8 14" />
        <text x="258" y="92">
          N
        </text>
      </svg>
    </svg>
  );
}

export const fragment = graphql`
  fragment PlanDrawing on ContactJsonMapPlan {
    river
    upstream
    downstream
  }
`;

const styles = {
  plan: css({
    blockSize: "100%",
    // Where the map stands below it, it is shown smaller.
    "& text": { fontSize: "1.375rem", [media.wide]: { fontSize: fontSize.small } },
  }),
  slope: css({ stroke: color.controlLine, strokeWidth: 26, strokeDasharray: "1 9" }),
  place: css({ "&&": { fill: color.text, fontWeight: 700 } }),
  river: css({ "&&": { fill: color.brand } }),
};
