import { css } from "@emotion/react";
import { memo } from "react";
import { bandPath, curvePath } from "../../components/drawings/chart-path";
import { color, font, fontSize } from "../../theme/tokens";
import { type Day, quantities, type Series, withLeak } from "./day";

type Props = {
  day: Day;
  /** How much of the leak has come, from 0 to 1. */
  leak: number;
};

/** In its own units: the drawing is stretched to the window, its lines and letters are not. */
const frame = { width: 720, height: 100 };
const hours = [0, 6, 12, 18, 24] as const;
const edge = `0 0 ${frame.width} ${frame.height}`;

/** The axes and the curves of a day; what the leak takes lies between the flow and that of the calm day. */
export const Curves = memo(function Curves({ day, leak }: Props) {
  const path = ({ lowest, highest }: Series, values: readonly number[]) =>
    curvePath(values, [lowest, highest], frame);
  const { pressure, flow } = day;
  const leakingFlow = withLeak(flow.hourly, day.leak.flow, leak);
  return (
    <>
      {[0, 1, 2, 3, 4].map((line) => (
        <line key={line} x2="100%" y1={`${line * 25}%`} y2={`${line * 25}%`} css={styles.grid} />
      ))}
      {hours.map((hour) => (
        <text
          key={hour}
          x={`${(hour / 24) * 100}%`}
          y="100%"
          dy="38"
          textAnchor="middle"
          css={styles.hours[hour]}
        >
          {`${hour}\u00a0h`}
        </text>
      ))}
      <Axis series={pressure} x="0" dx={-10} anchor="end" style={styles.pressureText} />
      <Axis series={flow} x="100%" dx={10} anchor="start" style={styles.flowText} />
      {leak > 0 && (
        <>
          <clipPath id={lostId} clipPathUnits="objectBoundingBox">
            <path
              d={bandPath(leakingFlow, flow.hourly, [flow.lowest, flow.highest], frame)}
              transform={`scale(${1 / frame.width} ${1 / frame.height})`}
            />
          </clipPath>
          <pattern
            id={hatchingId}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V7" css={styles.hatch} />
          </pattern>
          <rect width="100%" height="100%" fill={hatching} clipPath={`url(#${lostId})`} />
        </>
      )}
      <svg
        aria-hidden="true"
        viewBox={edge}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        css={styles.curves}
      >
        <path d={`${path(flow, leakingFlow)}V${frame.height}H0Z`} css={styles.area} />
        {leak > 0 &&
          quantities.map((name) => (
            <path key={name} d={path(day[name], day[name].hourly)} css={[styles[name], styles.calm]} />
          ))}
        {quantities.map((name) => (
          <path
            key={name}
            d={path(day[name], withLeak(day[name].hourly, day.leak[name], leak))}
            css={styles[name]}
          />
        ))}
      </svg>
    </>
  );
});

const lostId = "leak-lost";
const hatchingId = "leak-hatching";

/** What the leak takes is hatched, as in a drawing: a tint of copper over the glacier's would be grey. */
export const hatching = `url(#${hatchingId})`;

type AxisProps = {
  series: Series;
  x: string;
  dx: number;
  anchor: "start" | "end";
  style: (typeof styles)["flowText"];
};

function Axis({ series, x, dx, anchor, style }: AxisProps) {
  const middle = (series.lowest + series.highest) / 2;
  return [series.highest, middle, series.lowest].map((value, index) => (
    <text key={value} x={x} dx={dx} y={`${index * 50}%`} dy="5" textAnchor={anchor} css={style}>
      {String(Number(value.toFixed(3))).replace(".", ",")}
    </text>
  ));
}

/** Where letters are large and the window is not, fewer hours stand on the axis, and none on another. */
const hiddenBelow = (width: string) => css({ [`@container (max-width: ${width})`]: { display: "none" } });

const styles = {
  hours: {
    0: hiddenBelow("5rem"),
    6: hiddenBelow("13rem"),
    12: hiddenBelow("7rem"),
    18: hiddenBelow("13rem"),
    24: css({}),
  },
  grid: css({ stroke: color.line }),
  curves: css({
    fill: "none",
    strokeWidth: 2.5,
    "& *": { vectorEffect: "non-scaling-stroke" },
  }),
  area: css({ fill: color.brand, fillOpacity: 0.12 }),
  hatch: css({ stroke: color.copper, strokeWidth: 2.5 }),
  flow: css({ stroke: color.brand }),
  pressure: css({ stroke: color.copper }),
  /** What the day would be without the leak. */
  calm: css({ strokeWidth: 1.25, strokeDasharray: "5 5" }),
  flowText: css({ "&&": { fill: color.brand } }),
  pressureText: css({ "&&": { fill: color.copperText } }),
};

/** For the drawing that holds the curves. */
export const chartText = css({
  "& text": { fill: color.textMuted, font: `500 ${fontSize.label} ${font.label}` },
});
