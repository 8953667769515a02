import { css, keyframes } from "@emotion/react";
import { drawingStyles } from "../../components/drawings/drawing-styles";
import { fadeInLate, LeakArea } from "../../components/drawings/leak-area";
import { FixedSize, percentOf, Stretched } from "../../components/drawings/stretched";
import { axes, type Leak, type NetworkState, type Quantity, quantities, stateAt } from "../../network/model";
import { color, fontSize, media } from "../../theme/tokens";
import { freeHeight, freeHeightIfShort, whenNarrow, whenTiny, whenWide } from "./layout";
import { svgSensorNumberStyle } from "./sensor-number";

type Props = { view: Queries.LiveViewFragment; leak: Leak; selected: Quantity; minutes: number };

/** The drawing's units: x along the pipe, y downwards, one unit per 0.01 bar below the axis' maximum. */
const viewBox = { width: 800, height: 240 };
/** x of each sensor: in the village, in the chamber, at the reservoir. */
const sensorX = { pressure: 0, flow: 300, level: 600 };
const reservoir = { end: 690, floor: 76 };

/** x of the pressure line's points: village, leak downstream of the chamber, chamber, leak upstream, reservoir. */
const pressureX = [0, 150, 300, 450, 600] as const;
const leakPointIndex = { after: 1, before: 3 } as const;

export const yOfPressure = (bar: number) => Math.round((axes.pressure.max - bar) * 1000) / 10;
const pressurePoints = ({ heads }: NetworkState) =>
  heads.map((bar, index) => `${pressureX[index]} ${yOfPressure(bar)}`);

/** The pressure along the pipe, from village to reservoir, at one time. */
export function Profile({ view, leak, selected, minutes }: Props) {
  const [state, stateWithoutLeak] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const isLeaking = state.leakFlow > 0;
  const waterY = yOfPressure(state.heads[4]);
  const leakArea = `M${pressurePoints(stateWithoutLeak).join("L")}L${pressurePoints(state).toReversed().join("L")}Z`;
  return (
    <svg aria-hidden="true" css={styles.profile}>
      <g css={drawingStyles}>
        <Axis unit={view.quantities.pressure.unit} />
        <Stretched viewBox={viewBox}>
          <rect
            css={styles.water}
            x={sensorX.level}
            y={waterY}
            width={reservoir.end - sensorX.level}
            height={reservoir.floor - waterY}
          />
          <path
            className="fine"
            d={`M${sensorX.level} ${reservoir.floor}V12M${reservoir.end} 12V${reservoir.floor}H${sensorX.level}`}
          />
        </Stretched>
        {isLeaking && <LeakArea idSuffix="line" viewBox={viewBox} d={leakArea} />}
        <Stretched viewBox={viewBox}>
          <path className="pipe" d={`M0 ${viewBox.height}H${sensorX.level}V${reservoir.floor}`} />
          {isLeaking && (
            <path css={styles.withoutLeak} d={`M${pressurePoints(stateWithoutLeak).join("L")}`} />
          )}
          <path css={styles.pressureLine} d={`M${pressurePoints(state).join("L")}`} />
        </Stretched>
        <circle
          css={styles.point}
          r="4"
          cx={percentOf(pressureX[2], viewBox.width)}
          cy={yPercent(state.heads[2])}
        />
        {isLeaking && leak !== "none" && <LeakMarker key={leak} labels={view.leak} {...{ leak, state }} />}
        {quantities.map((quantity, index) => (
          <FixedSize
            key={quantity}
            viewBox={viewBox}
            x={sensorX[quantity]}
            y={quantity === "level" ? reservoir.floor : viewBox.height}
          >
            <g css={svgSensorNumberStyle} className={quantity === selected ? "selected" : undefined}>
              <circle />
              <text dy="0.35em">{index + 1}</text>
            </g>
          </FixedSize>
        ))}
      </g>
    </svg>
  );
}

const yPercent = (bar: number) => percentOf(yOfPressure(bar), viewBox.height);

function Axis({ unit }: { unit: string }) {
  return (
    <>
      <Stretched viewBox={viewBox}>
        <path css={styles.grid} d={`M0 0V${viewBox.height}M${sensorX.flow} 0V${viewBox.height}`} />
      </Stretched>
      {/* The unit replaces the label at 5.5; 4.5 has none. */}
      {[6, 5.5, 5, 4.5, 4].map((bar) => (
        <FixedSize key={bar} viewBox={viewBox} x={0} y={yOfPressure(bar)}>
          <path className="fine" d="M0 0H-8" />
          {bar !== 4.5 && (
            <text className="figure end" x="-13" y="5">
              {bar === 5.5 ? unit : bar}
            </text>
          )}
        </FixedSize>
      ))}
    </>
  );
}

type LeakMarkerProps = {
  labels: Queries.LiveViewFragment["leak"];
  leak: keyof typeof leakPointIndex;
  state: NetworkState;
};

/** Marks the leak on the pipe and on the pressure line above; a dotted line joins the two. */
function LeakMarker({ labels, leak, state }: LeakMarkerProps) {
  const pointIndex = leakPointIndex[leak];
  return (
    <>
      <g css={fadeInLate}>
        <Stretched viewBox={viewBox}>
          <path
            css={styles.projection}
            d={`M${pressureX[pointIndex]} ${viewBox.height}V${yOfPressure(state.heads[pointIndex])}`}
          />
        </Stretched>
        <circle
          css={[styles.point, styles.leak]}
          r="5"
          cx={percentOf(pressureX[pointIndex], viewBox.width)}
          cy={yPercent(state.heads[pointIndex])}
        />
      </g>
      <FixedSize viewBox={viewBox} x={pressureX[pointIndex]} y={viewBox.height}>
        <circle css={[styles.point, styles.leak]} r="6" />
        <path css={styles.drop} d="M0 12c-4 7-6 9-6 13a6 6 0 0 0 12 0c0-4-2-6-6-13z" />
        <rect css={styles.labelGap} x="-3" y="-29" width="6" height="20" />
        <text css={styles.leakName} y="-14">
          <tspan css={styles.shortName}>{labels.label}</tspan>
          <tspan css={styles.longName}>{labels[leak]}</tspan>
        </text>
      </FixedSize>
    </>
  );
}

const dropFall = keyframes({ from: { translate: "0 -12px", opacity: 0 } });

const styles = {
  profile: css({
    inlineSize: "100%",
    maxInlineSize: "none",
    blockSize: "7.5rem",
    overflow: "visible",
    [whenWide]: {
      blockSize: `clamp(8rem, ${freeHeight} * 0.42, 14rem)`,
      [media.short]: { blockSize: `clamp(6.25rem, ${freeHeightIfShort} * 0.42, 11rem)` },
    },
    [media.print]: { blockSize: "34mm" },
    "& text": { fontSize: fontSize.small },
    "& text.figure": { fontSize: fontSize.label },
  }),
  grid: css({ stroke: color.line, strokeWidth: 1 }),
  water: css({ fill: color.brand, fillOpacity: 0.35, stroke: "none" }),
  pressureLine: css({ stroke: color.copper, strokeWidth: 2.5 }),
  withoutLeak: css({ stroke: color.textMuted, strokeDasharray: "6 5" }),
  projection: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  point: css({ fill: color.surface, stroke: color.copper, strokeWidth: 2 }),
  leak: css({ stroke: color.danger }),
  drop: css({
    fill: color.danger,
    stroke: "none",
    // In narrow layouts, the drop would overlap the village's name.
    [whenNarrow]: { display: "none" },
    [media.motion]: { animation: `${dropFall} 400ms ease-in` },
  }),
  leakName: css({ fill: color.danger, fontWeight: 600, [whenTiny]: { display: "none" } }),
  // Interrupts the dotted line behind the leak's name.
  labelGap: css({ fill: color.surface, stroke: "none", [whenTiny]: { display: "none" } }),
  shortName: css({ [whenWide]: { display: "none" } }),
  longName: css({ display: "none", [whenWide]: { display: "inline" } }),
};
