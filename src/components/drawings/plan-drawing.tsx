import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize } from "../../theme/tokens";
import { lineDrawing } from "./line-drawing";

type Props = {
  /** The locality of the postal address. */
  place: string;
  labels: Queries.PlanDrawingFragment;
};

const river = "M700 330C640 280 600 262 560 240S470 196 430 150 388 60 350-20";

/** What lies under the map: seen until the map has loaded, or where it never does. */
const eastOfTheSheet = [
  "M850-10C890 70 980 90 1060 170S1150 280 1180 340",
  "M1030-10C1100 60 1190 70 1270 160S1370 290 1400 340",
  "M1240-10C1320 50 1400 80 1480 150S1580 280 1620 340",
];

/** Where the firm is: on the right bank of the Rhône, between the slopes. North is up. */
export function PlanDrawing({ place, labels }: Props) {
  return (
    <svg
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      css={[lineDrawing, styles.plan]}
    >
      <path css={styles.slope} d="M0 60C120 90 180 130 250 210S330 290 380 320" />
      <path css={styles.slope} d="M0 150C80 170 130 220 180 310" />
      <path css={styles.slope} d="M590-10C610 60 660 110 710 140S790 190 830 250 850 300 870 340" />
      <path css={styles.slope} d="M700-10C715 40 760 60 830 100S950 220 990 340" />
      {eastOfTheSheet.map((slope) => (
        <path key={slope} css={styles.slope} d={slope} />
      ))}
      <path className="fine" d="M610 330C570 300 500 270 450 228S372 130 348 90 320 20 300-10" />
      <path css={styles.bank} d={river} />
      <path css={styles.water} d={river} />
      <path
        className="paper"
        d="M498 118h22v16h-22zM528 126h14v20h-14zM504 142h16v12h-16zM478 132h12v12h-12zM530 100h18v14h-18z"
      />
      <path className="signal" d="M512 126l64-64h36" />
      <circle className="via" cx="512" cy="126" r="6" />
      <text x="612" y="54" css={styles.place}>
        {place}
      </text>
      <text x="452" y="232" css={styles.river} transform="rotate(38 452 232)">
        {labels.river}
      </text>
      <text x="384" y="28" css={styles.start}>
        ↑ {labels.downstream}
      </text>
      <text x="560" y="284" css={styles.end}>
        {labels.upstream} ↓
      </text>
      <path d="M60 80V30M52 44l8-14 8 14" />
      <text x="60" y="100">
        N
      </text>
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
  plan: css({ blockSize: "100%", overflow: "visible", "& text": { fontSize: fontSize.small } }),
  slope: css({ stroke: color.controlLine, strokeWidth: 26, strokeDasharray: "1 9" }),
  bank: css({ stroke: color.brand, strokeWidth: 16 }),
  water: css({ stroke: color.background, strokeWidth: 13 }),
  place: css({ "&&": { fill: color.text, fontWeight: 700, textAnchor: "end", fontSize: fontSize.body } }),
  river: css({ "&&": { fill: color.brand } }),
  start: css({ "&&": { textAnchor: "start" } }),
  end: css({ "&&": { textAnchor: "end" } }),
};
