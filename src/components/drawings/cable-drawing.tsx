import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";

type Props = { words: Queries.CableDrawingFragment };

const middle = 140;
const wall = { outer: 48, inner: 34 };
const insulation = 26;
const core = 10;

/** From where to where the jacket and the insulation are left: stripped in steps from the middle. */
const jacket = [
  [136, 232],
  [388, 484],
] as const;
const insulated = [
  [136, 276],
  [344, 484],
] as const;

/** Where a section of the wall is hatched, from its edge. */
const hatches = Array.from({ length: 8 }, (_, index) => 2 + index * 12);

/** A cable cut open and laid bare in steps: what is said runs inside what keeps it closed. */
export function CableDrawing({ words }: Props) {
  return (
    <LineDrawing width={620} height={290}>
      {insulated.map(([from, to]) => (
        <g key={from}>
          <path className="paper" d={tube(from, to, insulation)} />
          <path className="tint" d={tube(from, to, insulation)} />
        </g>
      ))}
      <path className="paper" d={tube(136, 484, core)} />
      <path className="signal packets" d={`M136 ${middle}h348`} />
      {jacket.map(([from, to]) => (
        <g key={from}>
          {[1, -1].map((side) => (
            <g key={side} transform={`translate(0 ${middle}) scale(1 ${side})`}>
              {hatches.map((x) => (
                <path
                  key={x}
                  className="fine"
                  d={`M${from + x} ${wall.outer}l10 ${wall.inner - wall.outer}`}
                />
              ))}
              <path d={`M${from} ${wall.inner}H${to}V${wall.outer}H${from}Z`} />
            </g>
          ))}
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
        d={`M184 ${middle + 41}V222h252V${middle + 41}M310 222v16M310 ${middle - core}V62M74 ${middle + 66}v20M546 ${middle + 66}v20`}
      />
      <circle className="fine" cx="184" cy={middle + 41} r="3" />
      <circle className="fine" cx="436" cy={middle + 41} r="3" />
      <text x="6" y="254" css={styles.start}>
        {words.sender}
      </text>
      <text x="310" y="262" css={styles.strong}>
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

function tube(from: number, to: number, half: number): string {
  return `M${from} ${middle - half}H${to}V${middle + half}H${from}Z`;
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
