import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import type { Point } from "../../network/model";
import { media } from "../../theme/tokens";
import { risingDayPath } from "./day-path";
import { evenLines, lineDrawing } from "./drawing-styles";
import { Hatching, Screw } from "./primitives";

type Props = {
  /** The flow of a day. */
  day: readonly Point[];
};

/** One copper line through the three services: it leaves a board, runs inside a cable, and is read as a day. */
export function ServiceLineDrawing({ day }: Props) {
  return (
    <>
      <Line width={1156} from={264} to={787} look={styles.desk}>
        <Board width={264} radio={{ x: 64, width: 58 }} />
        <path
          className="signal"
          d="M3 38h22l12-12h22M3 48h56M3 58h22l12 12h22M127 26h14l14-14h38M127 70h12l12 12h42"
        />
        {[12, 82].map((y) => (
          <circle key={y} className="via" cx="196" cy={y} r="4" />
        ))}
        <StrippedCable x={418} width={320} wall={24} />
        <Day day={day} from={787} to={1149} />
      </Line>
      <Line width={322} from={84} to={222} look={styles.telephone}>
        <Board width={84} radio={{ x: 14, width: 34 }} />
        <StrippedCable x={98} width={114} wall={20} />
        <Day day={day} from={222} to={314} />
      </Line>
    </>
  );
}

const height = 96;
const middle = height / 2;

type LineProps = { width: number; from: number; to: number; look: SerializedStyles; children: ReactNode };

function Line({ width, from, to, look, children }: LineProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" css={[lineDrawing, evenLines, look]}>
      <path className="signal" d={`M${from} ${middle}H${to}`} />
      {children}
    </svg>
  );
}

const pads = [26, 37, middle, 59, 70];

/** The right end of a board, which goes on to the left. */
function Board({ width, radio }: { width: number; radio: { x: number; width: number } }) {
  const right = radio.x + radio.width;
  const turns = Math.floor((radio.width - 12) / 10);
  const terminals = width - 26;
  const resistor = (right + terminals) / 2 - 12;
  return (
    <>
      <path className="surface" d={`M3 1H${width - 6}q6 0 6 6V89q0 6-6 6H3`} />
      <path className="fine" d="M3 1c-6 16 4 32 0 47s4 31 0 47" />
      <circle cx={width - 13} cy="14" r="5" />
      <path className="signal" d={`M${right} ${middle}H${terminals}`} />
      {resistor - right > 20 && (
        <path
          className="paper"
          d={`M${resistor} 41h24v14h-24zM${resistor + 6} 41v14M${resistor + 18} 41v14`}
        />
      )}
      <rect className="paper" x={radio.x} y="1" width={radio.width} height="79" />
      <rect className="tint" x={radio.x + 3} y="21" width={radio.width - 6} height="56" />
      <rect x={radio.x + 3} y="21" width={radio.width - 6} height="56" />
      <path className="brand" d={`M${radio.x + 6} 17V7${"h5v10h5V7".repeat(turns)}`} />
      {pads.map((y) => (
        <path key={y} className="pad" d={`M${radio.x - 5} ${y}h6M${right - 1} ${y}h6`} />
      ))}
      <path className="paper" d={`M${terminals} 35h26v50h-26zM${terminals} 60h26`} />
      {[middle, 72].map((y) => (
        <Screw key={y} x={terminals + 13} y={y} r={8} />
      ))}
    </>
  );
}

/** Between its two ends, cut open above the axis: the wall, the screen, the insulation, the core. */
function StrippedCable({ x, width, wall }: { x: number; width: number; wall: number }) {
  const nut = width / 12;
  const [start, end] = [x + 2 * nut, x + width - 2 * nut];
  const [open, closed] = [start + (end - start) * 0.2, end - (end - start) * 0.2];
  const ribs = [0.25, 0.5, 0.75].map((share) => share * nut);
  return (
    <>
      {[x, end + nut].map((left) => (
        <rect key={left} className="paper" x={left} y={middle - 9} width={nut} height="18" />
      ))}
      {[x + nut, end].map((left) => (
        <g key={left}>
          <rect className="paper" x={left} y={middle - 16} width={nut} height="32" />
          <path className="fine" d={ribs.map((rib) => `M${left + rib} ${middle - 16}v32`).join("")} />
        </g>
      ))}
      <rect className="surface" x={start} y={middle - wall} width={end - start} height={2 * wall} />
      <path className="axis" d={`M${start + 6} ${middle}H${end - 6}`} />
      <path className="paper" d={`M${open} ${middle}V${middle - wall}H${closed}V${middle}z`} />
      <path className="tint" d={`M${open} ${middle}v-8H${closed}v8z`} />
      <Hatching id={`sheath-${x}`} />
      <path fill={`url(#sheath-${x})`} d={`M${open} ${middle - wall}H${closed}V${middle - 13}H${open}z`} />
      <path d={`M${open} ${middle - 13}H${closed}M${open} ${middle - 8}H${closed}`} />
      <path className="fine" d={`M${open} ${middle - 10.5}H${closed}`} css={styles.screen} />
      <path className="signal" css={styles.core} d={`M${open} ${middle}H${closed}`} />
    </>
  );
}

/** A tick for every six hours. */
function Day({ day, from, to }: Props & { from: number; to: number }) {
  const width = to - from;
  const ticks = [0, 1, 2, 3, 4].map((quarter) => `M${from + (quarter * width) / 4} 84v6`);
  return (
    <>
      <path className="fine" d={`M${from} 90h${width}${ticks.join("")}`} />
      <path
        className="signal"
        transform={`translate(${from} ${middle})`}
        d={risingDayPath(day, { width, height: 44 })}
      />
      <circle className="via" cx={to} cy={middle} r="6" />
    </>
  );
}

const hidden = css({ display: "none" });

const styles = {
  desk: css({ [media.narrow]: hidden }),
  telephone: css({ maxInlineSize: "26rem", [media.medium]: hidden }),
  screen: css({ "&&": { strokeDasharray: "2 2", strokeWidth: 3 } }),
  core: css({ "&&&": { strokeWidth: 4 } }),
};
