import { css } from "@emotion/react";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";
import { Cable, Screw } from "./primitives";
import { sensor } from "./sensor-drawing";

type Props = {
  /** «exemple»: the dimensions in the drawings are examples. */
  note: string;
};

/** As wide as the drawing: 100 mm. */
const board = { x: 1, y: 96, width: 410, height: 279 };
/** The terminal's six screws: an input and its return, three times. */
const inputs = [
  { x: sensor.cable, name: "0–10\u00a0V", trace: "v68l-10 10H170" },
  { x: sensor.cable + 64, name: "4–20\u00a0mA", trace: "v82l-12 12H170" },
  { x: sensor.cable + 128, name: "IMP", trace: "v98l-12 12H170" },
];
const pads = [0, 1, 2, 3, 4].map((index) => board.y + 98 + index * 16);

/** A board whose three inputs are adapted and led to the radio module. */
export function BoardDrawing({ note }: Props) {
  const { x: left, y: top, width, height } = board;
  const [right, bottom] = [left + width, top + height];
  return (
    <LineDrawing width={412} height={436}>
      <Cable d={`M${sensor.cable}-2000V24`} />
      <path className="paper" d={`M${sensor.cable - 5} 24h10v16h-10z`} />
      <path className="signal" d={`M${sensor.cable} 40V${top + 20}`} />
      <path d={`M${sensor.cable + 3} 40l29 29V${top + 20}`} />
      <rect className="paper" x={left} y={top} width={width} height={height} rx="8" />
      {[left + 16, right - 16].flatMap((x) =>
        [top + 16, bottom - 16].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />),
      )}
      {/* The module, its antenna at the board's edge. */}
      <rect className="paper" x={left} y={top + 76} width="169" height="112" />
      <rect className="tint" x={left + 48} y={top + 86} width="111" height="92" />
      <path className="brand" d={`M${left + 36} ${top + 86}h-26v18h26v18h-26v18h26v18h-26v20`} />
      <text x={left + 103} y={top + 137}>
        ESP32
      </text>
      {pads.map((y) => (
        <path key={y} className="pad" d={`M164 ${y}h12`} />
      ))}
      {inputs.map(({ x, name, trace }) => (
        <g key={name}>
          <path className="signal" d={`M${x} ${top + 20}${trace}`} />
          {/* A converter: what is measured becomes what the module reads. */}
          <path className="paper" d={`M${x - 12} ${top + 54}h24v24h-24zm0 24l24-24`} />
          <path className="fine" d={`M${x + 32} ${top + 36}v18m-9 0h18m-14 5h10m-7 5h4`} />
          <text className="start" transform={`translate(${x - 11} ${top - 12}) rotate(-90)`}>
            {name}
          </text>
        </g>
      ))}
      <rect className="paper" x={sensor.cable - 18} y={top} width="196" height="42" />
      {inputs.flatMap(({ x }) =>
        [x, x + 32].map((screw) => <Screw key={screw} x={screw} y={top + 21} r={11} />),
      )}
      <path className="signal" d={`M170 ${top + 162}H300l34 34h14`} />
      <circle className="via" cx="352" cy={top + 196} r="6" />
      <rect className="tint" x="204" y={top + 198} width="66" height="44" />
      <path d={`M214 ${top + 198}v-8m15 8v-8m15 8v-8m15 8v-8M214 ${top + 242}v8m15-8v8m15-8v8m15-8v8`} />
      <circle cx="306" cy={top + 226} r="17" />
      <path className="fine" d={`M298 ${top + 226}h16m-8-8v16`} />
      {/* ISO 129: the measure above an unbroken line. */}
      <path
        className="fine"
        d={`M${left} ${bottom + 6}v36M${right} ${bottom + 6}v36M${left} ${bottom + 34}H${right}M${left + 10} ${bottom + 30}l-10 4 10 4M${right - 10} ${bottom + 30}l10 4-10 4`}
      />
      <text x={left + width / 2} y={bottom + 26}>
        {"100\u00a0mm"}
      </text>
      <text x={right} y={bottom + 58} className="end" css={styles.note}>
        {note}
      </text>
    </LineDrawing>
  );
}

const styles = {
  note: css({ "&&": { fill: color.copperText } }),
};
