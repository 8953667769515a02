import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";

type Props = { words: Queries.CableDrawingFragment };

const middle = 140;
const wall = { outer: 48, inner: 34 };
const insulated = 26;
const core = 10;

/** From one connector to the other below the axis; stripped in steps above it. */
const jacket = [
  { side: -1, from: 136, to: 232 },
  { side: -1, from: 388, to: 484 },
  { side: 1, from: 136, to: 484 },
];
const insulation = [
  { side: -1, from: 136, to: 276 },
  { side: -1, from: 344, to: 484 },
  { side: 1, from: 136, to: 484 },
];

/** A cable in half section: what is said runs inside what keeps it closed, all the way. */
export function CableDrawing({ words }: Props) {
  return (
    <LineDrawing width={620} height={290}>
      {insulation.map(({ side, from, to }) => (
        <path
          key={`${side}-${from}`}
          className="tint"
          d={`M${from} ${middle}v${side * insulated}H${to}v${-side * insulated}`}
        />
      ))}
      <path className="paper" d={`M136 ${middle - core}h348v${2 * core}h-348z`} />
      <path className="signal packets" d={`M136 ${middle}h348`} />
      {jacket.map(({ side, from, to }) => (
        <g key={`${side}-${from}`} transform={`translate(0 ${middle}) scale(1 ${side})`}>
          <path className="fine" d={hatches(from, to)} />
          <path d={`M${from} ${wall.inner}H${to}V${wall.outer}H${from}Z`} />
        </g>
      ))}
      <path
        className="paper"
        d={`M24 ${middle - 66}h100v14h14v104h-14v14H24zM596 ${middle - 66}h-100v14h-14v104h14v14h100z`}
      />
      {[-30, 0, 30].map((offset) => (
        <g key={offset}>
          <path className="fine" d={`M24 ${middle + offset}h20M576 ${middle + offset}h20`} />
          <path className="signal" d={`M6 ${middle + offset}h18M596 ${middle + offset}h18`} />
        </g>
      ))}
      <path className="brand" d={`M74 ${middle - 66}V48M62 44a17 17 0 0 1 24 0M54 35a29 29 0 0 1 40 0`} />
      <path
        className="fine"
        d={`M310 ${middle + 41}V238M310 ${middle - core}V62M74 ${middle + 66}v20M546 ${middle + 66}v20`}
      />
      <circle className="fine" cx="310" cy={middle + 41} r="3" />
      <text x="6" y="254" css={styles.start}>
        {words.sender}
      </text>
      <text x="310" y="254" css={styles.strong}>
        {words.jacket}
      </text>
      <text x="310" y="52" css={styles.strong}>
        {words.core}
      </text>
      <text x="614" y="254" css={styles.end}>
        {words.receiver}
      </text>
    </LineDrawing>
  );
}

/** A wall in section. */
function hatches(from: number, to: number): string {
  const count = Math.floor((to - from) / 12);
  const starts = Array.from({ length: count }, (_, index) => from + 2 + index * 12);
  return starts.map((x) => `M${x} ${wall.outer}l10 ${wall.inner - wall.outer}`).join("");
}

export const fragment = graphql`
  # What the cable's ends and layers are called.
  fragment CableDrawing on SolutionsJsonDrawingsChain {
    sender
    jacket
    core
    receiver
  }
`;

const styles = {
  strong: css({ "&&": { fill: color.copperText, fontWeight: 700 } }),
  start: css({ "&&": { textAnchor: "start" } }),
  end: css({ "&&": { textAnchor: "end" } }),
};
