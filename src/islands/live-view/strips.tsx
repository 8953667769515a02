import { css } from "@emotion/react";
import { Fragment, memo } from "react";
import { depth } from "../../components/drawings/day-path";
import { LeakArea } from "../../components/drawings/leak-area";
import { axes, curveOf, type Leak, type Quantity, quantities, stateAt, step } from "../../network/model";
import { color, font, fontSize } from "../../theme/tokens";
import { isWide } from "./widths";

/** A strip's own units: ten minutes across, a hundredth of its height down. */
const frame = { width: 144, height: 100 };
/** In per cent of the plot's height. */
const strip = 29;
const gap = 6.5;
const topOf = (index: number) => index * (strip + gap);

const hours = [0, 6, 12, 18, 24] as const;

type Words = Pick<Queries.LiveViewFragment, "quantities">;

/** The day of each quantity, one below the other, over one axis of time. */
export const Strips = memo(function Strips({ quantities: words, leak }: Words & { leak: Leak }) {
  return (
    <>
      {quantities.map((name, index) => (
        <svg key={name} aria-hidden="true" overflow="visible" y={`${topOf(index)}%`} height={`${strip}%`}>
          <g css={styles.label}>
            <circle css={styles.sensor} />
            <text css={styles.digit} dy="0.35em">
              {index + 1}
            </text>
            <text css={styles.name} dy="-0.1em">
              {words[name].name}
            </text>
            <text css={styles.unit} dy="1.1em">
              {words[name].unit}
            </text>
          </g>
          <Axis {...axes[name]} />
          {hours.map((hour) => (
            <line key={hour} css={styles.grid} x1={share(hour)} x2={share(hour)} y2="100%" />
          ))}
          {leak !== "none" && (
            <LeakArea
              name={name}
              frame={frame}
              d={`${curve("none", name)}L${points(leak, name).toReversed().join(" ")}Z`}
            />
          )}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            preserveAspectRatio="none"
            css={styles.curves}
          >
            {leak !== "none" && <path css={styles.calm} d={curve("none", name)} />}
            <path css={styles[name]} d={curve(leak, name)} />
          </svg>
        </svg>
      ))}
      {hours.map((hour) => (
        <text key={hour} css={[styles.hour, styles.hours[hour]]} x={share(hour)} y="100%" dy="2.7em">
          {`${hour}\u00a0h`}
        </text>
      ))}
    </>
  );
});

function Axis({ lowest, highest }: { lowest: number; highest: number }) {
  return [highest, lowest].map((value, index) => (
    <Fragment key={value}>
      <line css={styles.grid} x2="100%" y1={`${index * 100}%`} y2={`${index * 100}%`} />
      <text css={styles.end} y={`${index * 100}%`} dy={index ? 0 : "0.75em"}>
        {String(value).replace(".", ",")}
      </text>
    </Fragment>
  ));
}

/** Where the cursor meets the curves. */
export function Dots({ leak, minutes }: { leak: Leak; minutes: number }) {
  const [now, calm] = [stateAt(leak, minutes), stateAt("none", minutes)];
  const x = share(minutes / 60);
  return quantities.map((name, index) => (
    <g key={name}>
      {leak !== "none" && <circle css={styles.calmDot} cx={x} cy={`${inPlot(index, name, calm[name])}%`} />}
      <circle
        className={name}
        css={[styles.dot, styles[name]]}
        cx={x}
        cy={`${inPlot(index, name, now[name])}%`}
      />
    </g>
  ));
}

const depthIn = (name: Quantity, value: number) => depth(value, axes[name]) * frame.height;

const inPlot = (index: number, name: Quantity, value: number) =>
  topOf(index) + (depthIn(name, value) * strip) / frame.height;

const share = (hour: number) => `${Math.round((hour / 24) * 10_000) / 100}%`;

function points(leak: Leak, name: Quantity): string[] {
  return curveOf(leak, name).map(
    ([minutes, value]) => `${minutes / step} ${Math.round(depthIn(name, value) * 10) / 10}`,
  );
}

const curve = (leak: Leak, name: Quantity) => `M${points(leak, name).join(" ")}`;

/** Where letters are large and the window is not, fewer hours stand on the axis, and none on another. */
const hiddenBelow = (width: string) => css({ [`@container (max-width: ${width})`]: { display: "none" } });

const besideMark = { translate: "1.3rem", display: "none", [isWide]: { display: "block" } };

const styles = {
  label: css({
    translate: "-1.9rem 50%",
    transformBox: "view-box",
    [isWide]: { translate: "calc(2.2rem - 15.92cqi) 50%" },
  }),
  sensor: css({ r: "0.65rem", stroke: color.copper, strokeWidth: 2, [isWide]: { r: "0.75rem" } }),
  digit: css({ "&&": { fill: color.copperText, fontWeight: 700 }, textAnchor: "middle" }),
  name: css({
    "&&": { fill: color.text, font: `600 ${fontSize.small} ${font.text}` },
    ...besideMark,
  }),
  unit: css(besideMark),
  end: css({ textAnchor: "end", translate: "-1.2rem" }),
  grid: css({ stroke: color.line }),
  hour: css({ textAnchor: "middle" }),
  hours: {
    0: hiddenBelow("9rem"),
    6: hiddenBelow("16rem"),
    12: hiddenBelow("12rem"),
    18: hiddenBelow("16rem"),
    // Inside the window.
    24: css({
      "&&": { textAnchor: "end", [isWide]: { textAnchor: "middle" } },
      translate: "0.9rem",
      [isWide]: { translate: "none" },
    }),
  },
  curves: css({ "& *": { vectorEffect: "non-scaling-stroke" }, strokeWidth: 2.5, strokeLinejoin: "round" }),
  calm: css({ stroke: color.textMuted, strokeWidth: 1.25, strokeDasharray: "5 5" }),
  pressure: css({ stroke: color.copper }),
  flow: css({ stroke: color.brand }),
  level: css({ stroke: color.brand }),
  dot: css({ r: 6, fill: color.surface, strokeWidth: 3 }),
  calmDot: css({ r: 3.5, fill: color.textMuted }),
};

/** For the drawing that holds the strips. */
export const chartText = css({
  fill: "none",
  "& text": { fill: color.textMuted, font: `500 ${fontSize.label} ${font.label}` },
});
