import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { formatTime } from "../../network/format";
import {
  axes,
  curveOf,
  dayLength,
  type Leak,
  leakStart,
  type Quantity,
  quantities,
  type ValueRange,
} from "../../network/model";
import { color, fontSize } from "../../theme/tokens";
import { dayPath, fractionFromTop } from "./day-path";
import { drawingStyles } from "./drawing-styles";
import { LeakArea } from "./leak-area";

type Props = {
  /** A leak adds the curves of the day without a leak, dashed, and hatches the area between both. */
  leak?: Leak;
  /** Text after the leak's start time, e.g. «la fuite s'ouvre». */
  leakLabel?: string;
  /** In per cent of the chart; the gaps share the remaining height. */
  rowHeights: readonly number[];
  /** Labels of each axis; the lowest and highest limit its row. By default, only tall rows label the ends of `axes`. */
  axisLabels?: Readonly<Record<Quantity, readonly number[]>>;
  /** Replaces the last two hours of the pressure's curve; in units of a row's `viewBox`. */
  pressureCurveEnd?: ReactNode;
  /** Drawn over the curves, at positions from `xOfTime` and `valueToPercent`. */
  children?: ReactNode;
  /** Sets the `block-size`; axis labels are left of the chart, hours below it. */
  className?: string;
};

/** In per cent of the chart. */
const minLabelledHeight = 29;
const replacedHours = 2; // the curve has one point per hour
const hours = [0, 6, 12, 18, 24];

/** A row's units: ten minutes horizontally, a hundredth of the row vertically. */
const viewBox = { width: 144, height: 100 };

/** A day of the example network: pressure, flow and level over one time axis. */
export function DayChart({
  leak = "none",
  leakLabel,
  rowHeights,
  axisLabels,
  pressureCurveEnd,
  children,
  className,
}: Props) {
  return (
    <div css={styles.chart} className={className}>
      <svg aria-hidden="true" width="100%" height="100%" overflow="visible" css={hidePlotIfTiny}>
        <g css={[drawingStyles, styles.text]}>
          {quantities.map((quantity, index) => (
            <Row
              key={quantity}
              quantity={quantity}
              leak={leak}
              labels={axisLabels?.[quantity]}
              top={rowTop(index, rowHeights)}
              height={rowHeights[index] ?? 0}
              curveEnd={quantity === "pressure" && pressureCurveEnd}
            />
          ))}
          {hours.map((hour) => (
            <text
              key={hour}
              className="figure"
              css={hour % 12 === 6 ? hideMorningAndEveningIfNarrow : hour === 12 && hideNoonIfNarrow}
              x={xOfTime(hour * 60)}
              y="100%"
              dy="2.75em"
            >
              {formatTime(hour * 60)}
            </text>
          ))}
          {leak !== "none" && leakLabel && <LeakMarker label={leakLabel} />}
          {children}
        </g>
      </svg>
    </div>
  );
}

/** A value's distance from the chart's top in per cent. */
export function valueToPercent(
  quantity: Quantity,
  value: number,
  rowHeights: readonly number[],
  range: ValueRange = axes[quantity],
): number {
  const index = quantities.indexOf(quantity);
  return rowTop(index, rowHeights) + fractionFromTop(value, range) * (rowHeights[index] ?? 0);
}

export const xOfTime = (minutes: number) => `${Math.round((minutes / dayLength) * 10_000) / 100}%`;

/** A row's distance from the chart's top in per cent. */
export function rowTop(index: number, rowHeights: readonly number[]): number {
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
  const gap = (100 - sum(rowHeights)) / (rowHeights.length - 1);
  return sum(rowHeights.slice(0, index)) + index * gap;
}

type RowProps = {
  quantity: Quantity;
  leak: Leak;
  labels: readonly number[] | undefined;
  top: number;
  height: number;
  curveEnd: ReactNode;
};

function Row({ quantity, leak, labels, top, height, curveEnd }: RowProps) {
  const range = labels ? rangeOf(labels) : axes[quantity];
  const { min, max } = range;
  const shownPoints = curveOf(leak, quantity).slice(0, curveEnd ? -replacedHours : undefined);
  const curve = dayPath(shownPoints, range, viewBox);
  const curveWithoutLeak = dayPath(curveOf("none", quantity), range, viewBox);
  return (
    <svg aria-hidden="true" overflow="visible" y={`${top}%`} height={`${height}%`}>
      {(labels ?? [max, min]).map((value) => {
        const y = `${fractionFromTop(value, range) * 100}%`;
        return (
          <g key={value}>
            <line css={styles.grid} x2="100%" y1={y} y2={y} />
            {(labels || height >= minLabelledHeight) && (
              <text
                className="figure"
                css={styles.axisLabel}
                y={y}
                dy={value === max ? "0.7em" : value === min ? 0 : "0.35em"}
              >
                {String(value).replace(".", ",")}
              </text>
            )}
          </g>
        );
      })}
      {hours.map((hour) => (
        <line key={hour} css={styles.grid} x1={xOfTime(hour * 60)} x2={xOfTime(hour * 60)} y2="100%" />
      ))}
      {/* An axis break, because the axis does not begin at 0. */}
      {min > 0 && (
        <svg aria-hidden="true" overflow="visible" y="100%">
          <path css={styles.axisBreak} d="M-8 -1l12-7M-8 4l12-7" />
        </svg>
      )}
      {leak !== "none" && (
        <LeakArea idSuffix={quantity} viewBox={viewBox} d={`${curveWithoutLeak}V100H0Z${curve}V100H0Z`} />
      )}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
        preserveAspectRatio="none"
        css={styles.curves}
      >
        {leak !== "none" && <path css={styles.withoutLeak} d={curveWithoutLeak} />}
        <path css={styles[quantity]} d={curve} />
        {curveEnd}
      </svg>
    </svg>
  );
}

export function rangeOf(values: readonly number[]): ValueRange {
  return { min: Math.min(...values), max: Math.max(...values) };
}

function LeakMarker({ label }: { label: string }) {
  return (
    <>
      <line css={styles.leakLine} x1={xOfTime(leakStart)} x2={xOfTime(leakStart)} y2="100%" />
      <text css={styles.leakText} x={xOfTime(leakStart)} y="100%" dy="2.75em">
        <tspan className="figure">{formatTime(leakStart)}</tspan>
        <tspan css={styles.leakLabel} dx="0.3em">
          {` ${label}`}
        </tspan>
      </text>
    </>
  );
}

/** Hides an element if the chart is narrow or, as the width is in rem, if text is large. */
const hiddenBelow = (width: string) => css({ [`@container (width < ${width})`]: { display: "none" } });

const hidePlotIfTiny = hiddenBelow("4rem");
const hideNoonIfNarrow = hiddenBelow("9rem");
const hideMorningAndEveningIfNarrow = hiddenBelow("15rem");

const styles = {
  chart: css({ containerType: "inline-size" }),
  text: css({ "& text": { fontSize: fontSize.label } }),
  axisLabel: css({ textAnchor: "end", translate: "-0.75rem" }),
  grid: css({ stroke: color.line, strokeWidth: 1 }),
  axisBreak: css({ stroke: color.textMuted, strokeWidth: 1.25 }),
  curves: css({ "& *": { vectorEffect: "non-scaling-stroke" }, strokeWidth: 2.5 }),
  withoutLeak: css({ stroke: color.textMuted, strokeWidth: 1.25, strokeDasharray: "5 5" }),
  pressure: css({ stroke: color.copper }),
  flow: css({ stroke: color.brand }),
  level: css({ stroke: color.brand }),
  leakLine: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  // Hidden unless the chart is wide: in a narrow one, the text would overlap other hours.
  leakText: css({ fill: color.danger, textAnchor: "start" }, hiddenBelow("50rem")),
  leakLabel: css({ fontSize: fontSize.small }),
};
