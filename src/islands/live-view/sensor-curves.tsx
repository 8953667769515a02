import { css } from "@emotion/react";
import { memo } from "react";
import { DayChart, rowTop, valueToPercent, xOfTime } from "../../components/drawings/day-chart";
import { drawingStyles } from "../../components/drawings/drawing-styles";
import { formatTime } from "../../network/format";
import { dayLength, type Leak, type Quantity, quantities, stateAt } from "../../network/model";
import { color, fontSize } from "../../theme/tokens";
import { whenNarrow, whenWide } from "./layout";
import { svgSensorNumberStyle } from "./sensor-number";

type Props = { view: Queries.LiveViewFragment; leak: Leak; selected: Quantity; minutes: number };

/** In per cent of the chart; the selected sensor's row is the tallest. */
const rowHeights = (selected: Quantity) => quantities.map((quantity) => (quantity === selected ? 52 : 20));

/** The curve of each sensor over the day, and its value at the selected time. */
export function SensorCurves({ view, leak, selected, minutes }: Props) {
  const heights = rowHeights(selected);
  const [state, stateWithoutLeak] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const x = xOfTime(minutes);
  const yOf = (quantity: Quantity, value: number) => `${valueToPercent(quantity, value, heights)}%`;
  return (
    <>
      <Chart {...{ view, leak, selected }} />
      <svg aria-hidden="true" css={styles.overlay}>
        <g css={drawingStyles}>
          <RowLabels {...{ view, selected }} />
          {/* Extends down to the slider's thumb. */}
          <line css={styles.timeLine} x1={x} x2={x} y2="104%" />
          {quantities.map((quantity) => (
            <g key={quantity}>
              {state.leakFlow > 0 && (
                <circle css={styles.withoutLeak} cx={x} cy={yOf(quantity, stateWithoutLeak[quantity])} />
              )}
              <circle
                css={[styles.dot, quantity === "pressure" && { stroke: color.copper }]}
                cx={x}
                cy={yOf(quantity, state[quantity])}
              />
            </g>
          ))}
          <text className="figure" css={styles.timeLabel} x={x} y="-0.4em" dx={timeLabelShift(minutes)}>
            {formatTime(minutes)}
          </text>
        </g>
      </svg>
    </>
  );
}

// `Chart` and `RowLabels` are memoised, because phones cannot render them in every frame while the slider moves.

const Chart = memo(function Chart({ view, leak, selected }: Omit<Props, "minutes">) {
  return (
    <DayChart leak={leak} leakLabel={view.leak.opens} rowHeights={rowHeights(selected)} css={styles.chart} />
  );
});

const RowLabels = memo(function RowLabels({ view, selected }: Pick<Props, "view" | "selected">) {
  const heights = rowHeights(selected);
  return quantities.map((quantity, index) => (
    <svg
      key={quantity}
      aria-hidden="true"
      overflow="visible"
      y={`${rowTop(index, heights) + (heights[index] ?? 0) / 2}%`}
    >
      <g
        css={[svgSensorNumberStyle, styles.number]}
        className={quantity === selected ? "selected" : undefined}
      >
        <circle />
        <text dy="0.35em">{index + 1}</text>
      </g>
      <text css={styles.name} dy="0.35em">
        {`${view.quantities[quantity].name} `}
        <tspan className="figure">{view.quantities[quantity].unit}</tspan>
      </text>
    </svg>
  ));
});

/** Horizontal shift that keeps the time label inside the chart at the ends of the day. */
function timeLabelShift(minutes: number): string {
  const edgeMinutes = 120;
  const [start, end] = [Math.max(0, edgeMinutes - minutes), Math.max(0, minutes - dayLength + edgeMinutes)];
  return `${(1.2 * (start - end)) / edgeMinutes}em`;
}

const styles = {
  chart: css({ blockSize: "100%" }),
  overlay: css({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    overflow: "visible",
  }),
  // In wide layouts, aligned with the first tab's number above.
  number: css({
    translate: "-3.125rem",
    [whenNarrow]: { translate: "-3.375rem" },
    [whenWide]: { translate: "calc(2.3rem - 15.9cqi)" },
  }),
  name: css({
    display: "none",
    fill: color.text,
    textAnchor: "start",
    fontSize: fontSize.small,
    "& tspan": { fill: color.textMuted, fontSize: fontSize.label },
    [whenWide]: { display: "block", translate: "calc(3.5rem - 15.9cqi)" },
  }),
  timeLine: css({ strokeWidth: 2 }),
  dot: css({ r: 6, fill: color.surface, stroke: color.brand, strokeWidth: 3 }),
  withoutLeak: css({ r: 3.5, fill: color.textMuted, stroke: "none" }),
  timeLabel: css({ fill: color.text, fontSize: "1.0625rem" }),
};
