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
  type Range,
} from "../../network/model";
import { color, fontSize } from "../../theme/tokens";
import { dayPath, depth } from "./day-path";
import { drawingStyles } from "./drawing-styles";
import { LeakArea } from "./leak-area";

type Props = {
  /** With one, the calm day's curves stand beside it, dashed, and what lies between is hatched. */
  leak?: Leak;
  /** Beside the hour at which the leak opens: «la fuite s'ouvre». */
  opening?: string;
  /** The rows' heights in per cent of the chart's; what is left is shared by the gaps. A low row has no figures. */
  heights?: readonly number[];
  /** The figures of each axis, from its highest to its lowest; otherwise its ends, in high rows. */
  figures?: Readonly<Record<Quantity, readonly number[]>>;
  /** Drawn over the curves: per cent across are shares of the day, per cent down of the chart (`downIn`). */
  children?: ReactNode;
  /** Sets its `block-size`; the axes' figures stand at the left of it, the hours below. */
  className?: string;
};

const equalHeight = 29;
const equal = [equalHeight, equalHeight, equalHeight];
const hours = [0, 6, 12, 18, 24];

/** A row's own units: ten minutes across, a hundredth of its height down. */
const frame = { width: 144, height: 100 };

/** A day of the example network: a row for each quantity, from above pressure, flow, level, over one axis of time. */
export function DayChart({ leak = "none", opening, heights = equal, figures, children, className }: Props) {
  const isOpening = leak !== "none" && opening;
  return (
    <div css={styles.chart} className={className}>
      <svg aria-hidden="true" width="100%" height="100%" overflow="visible" css={plot}>
        <g css={[drawingStyles, styles.text]}>
          {quantities.map((name, index) => (
            <Row
              key={name}
              name={name}
              leak={leak}
              figures={figures?.[name]}
              top={topOf(index, heights)}
              height={heights[index] ?? 0}
            />
          ))}
          {hours.map((hour) => (
            <text
              key={hour}
              className="figure"
              css={hour % 12 === 6 ? second : hour === 12 && middle}
              x={timeToPercent(hour * 60)}
              y="100%"
              dy="2.75em"
            >
              {formatTime(hour * 60)}
            </text>
          ))}
          {isOpening && <Opening words={opening} />}
          {children}
        </g>
      </svg>
    </div>
  );
}

/** Where a value stands in the chart, in per cent from its top. */
export function valueToPercent(
  name: Quantity,
  value: number,
  heights: readonly number[] = equal,
  range: Range = axes[name],
): number {
  const index = quantities.indexOf(name);
  return topOf(index, heights) + depth(value, range) * (heights[index] ?? 0);
}

/** A time of the day in a chart or strip. */
export const timeToPercent = (minutes: number) => `${Math.round((minutes / dayLength) * 10_000) / 100}%`;

/** Where a row begins, in per cent from the chart's top. */
export function topOf(index: number, heights: readonly number[] = equal): number {
  const sum = (all: readonly number[]) => all.reduce((total, height) => total + height, 0);
  const gap = (100 - sum(heights)) / (heights.length - 1);
  return sum(heights.slice(0, index)) + index * gap;
}

type RowProps = {
  name: Quantity;
  leak: Leak;
  figures: readonly number[] | undefined;
  top: number;
  height: number;
};

function Row({ name, leak, figures, top, height }: RowProps) {
  const range = figures ? rangeOf(figures) : axes[name];
  const { lowest, highest } = range;
  const [now, calm] = [
    dayPath(curveOf(leak, name), range, frame),
    dayPath(curveOf("none", name), range, frame),
  ];
  return (
    <svg aria-hidden="true" overflow="visible" y={`${top}%`} height={`${height}%`}>
      {(figures ?? [highest, lowest]).map((value) => {
        const y = `${depth(value, range) * 100}%`;
        return (
          <g key={value}>
            <line css={styles.grid} x2="100%" y1={y} y2={y} />
            {(figures || height >= equalHeight) && (
              <text
                className="figure"
                css={styles.figure}
                y={y}
                dy={value === highest ? "0.7em" : value === lowest ? 0 : "0.35em"}
              >
                {String(value).replace(".", ",")}
              </text>
            )}
          </g>
        );
      })}
      {hours.map((hour) => (
        <line
          key={hour}
          css={styles.grid}
          x1={timeToPercent(hour * 60)}
          x2={timeToPercent(hour * 60)}
          y2="100%"
        />
      ))}
      {/* The axis does not begin at nought. */}
      {lowest > 0 && (
        <svg aria-hidden="true" overflow="visible" y="100%">
          <path css={styles.broken} d="M-8 -1l12-7M-8 4l12-7" />
        </svg>
      )}
      {leak !== "none" && <LeakArea name={name} frame={frame} d={`${calm}V100H0Z${now}V100H0Z`} />}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        css={styles.curves}
      >
        {leak !== "none" && <path css={styles.calm} d={calm} />}
        <path css={styles[name]} d={now} />
      </svg>
    </svg>
  );
}

export function rangeOf(figures: readonly number[]): Range {
  return { lowest: Math.min(...figures), highest: Math.max(...figures) };
}

function Opening({ words }: { words: string }) {
  return (
    <>
      <line css={styles.opening} x1={timeToPercent(leakStart)} x2={timeToPercent(leakStart)} y2="100%" />
      <text css={styles.opens} x={timeToPercent(leakStart)} y="100%" dy="2.75em">
        <tspan className="figure">{formatTime(leakStart)}</tspan>
        <tspan css={styles.opensWords} dx="0.3em">
          {` ${words}`}
        </tspan>
      </text>
    </>
  );
}

/** Where letters are large and the chart is not, fewer hours stand on its axis; at last there is no room for a curve. */
const hiddenBelow = (width: string) => css({ [`@container (width < ${width})`]: { display: "none" } });

const plot = hiddenBelow("4rem");
const middle = hiddenBelow("9rem");
const second = hiddenBelow("15rem");

const styles = {
  chart: css({ containerType: "inline-size" }),
  text: css({ "& text": { fontSize: fontSize.label } }),
  figure: css({ textAnchor: "end", translate: "-0.75rem" }),
  grid: css({ stroke: color.line, strokeWidth: 1 }),
  broken: css({ stroke: color.textMuted, strokeWidth: 1.25 }),
  curves: css({ "& *": { vectorEffect: "non-scaling-stroke" }, strokeWidth: 2.5 }),
  calm: css({ stroke: color.textMuted, strokeWidth: 1.25, strokeDasharray: "5 5" }),
  pressure: css({ stroke: color.copper }),
  flow: css({ stroke: color.brand }),
  level: css({ stroke: color.brand }),
  opening: css({ stroke: color.danger, strokeDasharray: "2 4" }),
  // Beside nought there is no room for another hour.
  opens: css({ fill: color.danger, textAnchor: "start" }, hiddenBelow("50rem")),
  opensWords: css({ fontSize: fontSize.small }),
};
