import { css } from "@emotion/react";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";

type Props = {
  /** «exemple»: no dimension of a drawing is a real one. */
  note: string;
};

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The radio module's pads, on each long side. */
const pads = steps(9).map((index) => 148 + index * 15);
const terminals = [
  [157, "0–10\u00a0V"],
  [208, "4–20\u00a0mA"],
  [259, "IMP"],
] as const;

/** A board with its dimensions: three inputs, led to the module that sends what they measure. */
export function BoardDrawing({ note }: Props) {
  return (
    <LineDrawing width={620} height={384}>
      <path
        className="fine"
        d="M70 50V18M490 50V18M70 28h140M350 28h140M60 60H22M60 346H22M30 60v95M30 251v95M78 24l-8 4 8 4M482 24l8 4-8 4M26 68l4-8 4 8M26 338l4 8 4-8"
      />
      <text x="280" y="33">
        {"100\u00a0mm"}
      </text>
      <text x="30" y="203" transform="rotate(-90 30 203)" dy="5">
        {"68\u00a0mm"}
      </text>
      <text x="490" y="374" css={styles.note}>
        {note}
      </text>
      <rect className="paper" x="70" y="60" width="420" height="286" rx="10" />
      {[92, 468].flatMap((x) => [82, 324].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="9" />))}
      <rect className="paper" x="138" y="92" width="136" height="196" />
      <rect className="tint" x="148" y="142" width="116" height="136" />
      <path className="brand" d="M150 104v26h18v-26h18v26h18v-26h18v26h18v-26h22" />
      <text x="206" y="215">
        ESP32
      </text>
      <text x="206" y="320">
        U1
      </text>
      {pads.map((y) => (
        <path key={y} css={styles.pad} d={`M130 ${y}h16M266 ${y}h16`} />
      ))}
      <path className="signal" d="M282 178h36l21-21h61M282 208h118M282 238h36l21 21h61" />
      {/* A resistor in each input. */}
      <path className="paper" d="M346 149h32v16h-32zM346 200h32v16h-32zM346 251h32v16h-32z" />
      <rect className="paper" x="400" y="132" width="58" height="153" />
      <text x="429" y="122">
        J1
      </text>
      {terminals.map(([y, input]) => (
        <g key={y}>
          <circle cx="429" cy={y} r="16" />
          <path className="fine" d={`M418 ${y + 11}l22-22`} />
          <path className="signal" d={`M458 ${y}h40`} />
          <text x="506" y={y + 5} css={styles.input}>
            {input}
          </text>
        </g>
      ))}
    </LineDrawing>
  );
}

const styles = {
  note: css({ "&&": { fill: color.copperText, textAnchor: "end" } }),
  input: css({ "&&": { textAnchor: "start" } }),
  pad: css({ stroke: color.copper, strokeWidth: 4 }),
};
