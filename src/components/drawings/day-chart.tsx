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
  /** With a leak, the calm day's curves are added, dashed, and the area between is hatched. */
  leak?: Leak;
  /** Text after the hour of the leak, e.g. «la fuite s'ouvre». */
  opening?: string;
  /** Row heights in per cent of the chart; the gaps share the rest. */
  heights?: readonly number[];
  /** Axis labels in descending order; by default the range's ends, in rows of at least 29 %. */
  figures?: Readonly<Record<Quantity, readonly number[]>>;
  /** In the frame's units, in place of the pressure's last two hours. */
  pressureEnd?: ReactNode;
  /** Drawn over the curves (`timeToPercent`, `valueToPercent`). */
  children?: ReactNode;
  /** Sets the `block-size`; axis labels go to its left, hours below it. */
  className?: string;
};

const equalHeight = 29;
const equalHeights = [equalHeight, equalHeight, equalHeight];
const endHours = 2;
const hours = [0, 6, 12, 18, 24];

/** A unit is ten minutes wide and a hundredth of the row high. */
const frame = { width: 144, height: 100 };

/** A day of the example network: pressure, flow and level over one time axis. */
export function DayChart({
  leak = "none",
  opening,
  heights = equalHeights,
  figures,
  pressureEnd,
  children,
  className,
}: Props) {
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
              end={name === "pressure" && pressureEnd}
            />
          ))}
          {hours.map((hour) => (
            <text
              key={hour}
              className="figure"
              css={hour % 12 === 6 ? quarterLabel : hour === 12 && noonLabel}
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

/** Distance from the chart's top in per cent. */
export function valueToPercent(
  name: Quantity,
  value: number,
  heights: readonly number[] = equalHeights,
  range: Range = axes[name],
): number {
  const index = quantities.indexOf(name);
  return topOf(index, heights) + depth(value, range) * (heights[index] ?? 0);
}

export const timeToPercent = (minutes: number) => `${Math.round((minutes / dayLength) * 10_000) / 100}%`;

/** A row's distance from the chart's top in per cent. */
export function topOf(index: number, heights: readonly number[] = equalHeights): number {
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
  end: ReactNode;
};

function Row({ name, leak, figures, top, height, end }: RowProps) {
  const range = figures ? rangeOf(figures) : axes[name];
  const { min, max } = range;
  const [now, calm] = [
    dayPath(curveOf(leak, name).slice(0, end ? -endHours : undefined), range, frame),
    dayPath(curveOf("none", name), range, frame),
  ];
  return (
    <svg aria-hidden="true" overflow="visible" y={`${top}%`} height={`${height}%`}>
      {(figures ?? [max, min]).map((value) => {
        const y = `${depth(value, range) * 100}%`;
        return (
          <g key={value}>
            <line css={styles.grid} x2="100%" y1={y} y2={y} />
            {(figures || height >= equalHeight) && (
              <text
                className="figure"
                css={styles.figure}
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
        <line
          key={hour}
          css={styles.grid}
          x1={timeToPercent(hour * 60)}
          x2={timeToPercent(hour * 60)}
          y2="100%"
        />
      ))}
      {/* The axis does not begin at 0. */}
      {min > 0 && (
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
        {end}
      </svg>
    </svg>
  );
}

export function rangeOf(figures: readonly number[]): Range {
  return { min: Math.min(...figures), max: Math.max(...figures) };
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

/** With large text in a small chart, labels are hidden first, then the curves. */
const hiddenBelow = (width: string) => css({ [`@container (width < ${width})`]: { display: "none" } });

const plot = hiddenBelow("4rem");
const noonLabel = hiddenBelow("9rem");
const quarterLabel = hiddenBelow("15rem");

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
  // The leak's hour is so close to 0 h that its label needs a wide chart.
  opens: css({ fill: color.danger, textAnchor: "start" }, hiddenBelow("50rem")),
  opensWords: css({ fontSize: fontSize.small }),
};
