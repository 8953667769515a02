import { css } from "@emotion/react";
import { formatValue } from "../../network/format";
import { initialMeasurement, sensor } from "../../network/measurement";
import { dayLength, type Quantity, quantities, stateAt } from "../../network/model";
import { numberRing } from "../../theme/number-ring";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { numberedItem } from "../drawings/callouts";
import { DayChart, rangeOf, rowTop, valueToPercent } from "../drawings/day-chart";
import { bentLine, marginCentre, pseudoElement, viaStyle } from "../drawings/lines";
import { phoneWireOffset, whenCut } from "./shared-styles";

type Props = {
  labels: Record<Quantity, { name: string; unit: string }>;
  /** Labels for the drawn window, its curves, and the windows of past days behind it. */
  details: readonly string[];
  /** Marks the values as an example. */
  note: string;
  /** Replaces the pressure while the loop is cut. */
  noSignal: string;
};

/** A program's window with a day's curves, in front of past days' windows; pressure ends at the measured value. */
export function DayWindow({ labels, details, note, noSignal }: Props) {
  return (
    <div css={styles.root}>
      <ul css={styles.details}>
        {details.map((detail, index) => (
          <li key={detail} css={leaderStyles[index]}>
            {detail}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" css={styles.stack}>
        {details.slice(0, numberPositions.length).map((detail, index) => (
          <b key={detail} css={[styles.number, numberPositions[index]]}>
            {index + 1}
          </b>
        ))}
        <div css={styles.window}>
          <p css={styles.titleBar}>{note}</p>
          <div css={styles.day}>
            <div css={styles.values}>
              {quantities.map((name, index) => (
                <p key={name} css={rowStyles[index]}>
                  <b>{labels[name].name}</b>
                  <span css={styles.reading}>
                    <span css={styles.value} data-reading={name === "pressure" ? name : undefined}>
                      {name === "pressure"
                        ? initialMeasurement.readings[name]
                        : formatValue(name, lastState[name])}
                    </span>{" "}
                    {labels[name].unit}
                  </span>
                  {name === "pressure" && <span css={styles.noSignal}>{noSignal}</span>}
                </p>
              ))}
            </div>
            <div css={[styles.plot, wireStyle]}>
              <DayChart
                css={styles.chart}
                rowHeights={rowHeights}
                axisLabels={axisLabels}
                pressureCurveEnd={<path css={styles.pressureCurveEnd} d="M132 0C138 0 138 1 144 1" />}
              >
                <circle r="5" cx="100%" css={styles.pressureDot} />
                {(["flow", "level"] as const).map((name) => (
                  <circle key={name} r="5" cx="100%" cy={`${lastValueTop(name)}%`} css={styles.dot} />
                ))}
              </DayChart>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const lastState = stateAt("none", dayLength);

/** The pressure, which is the measured quantity, has the tallest row; its axis has the sensor's range. */
const rowHeights = [44, 22, 22];
const axisLabels = { pressure: [sensor.max, 5, sensor.min], flow: [24, 0], level: [3.5, 1.5] };
const lastValueTop = (name: Quantity) =>
  valueToPercent(name, lastState[name], rowHeights, rangeOf(axisLabels[name]));

/** Distance from the chart's top to the displayed pressure, which stays at its last value while the loop is cut. */
const displayedPressureTop = `((${sensor.max} - var(--displayed-pressure)) * ${(rowHeights[0] ?? 0) / sensor.max}%)`;
const pressureAt22h = stateAt("none", 22 * 60).pressure;
/** A row is 100 units high (day-chart.tsx). */
const rowUnitsPerBar = 100 / sensor.max;

/** How far the rearmost past day's window is to the right of and above the drawn window. */
const pastDayOffset = "18px";
const titleBarHeight = "1.75rem";
/** Distance from the drawn window's top to the first value. */
const firstValueTop = `(${titleBarHeight} + ${space.l} + 2.25rem)`;
/** Lengths of the leaders from the labels down to the drawn window's border, its title bar and the rearmost window. */
const leaderStyles = [pastDayOffset, `calc(${pastDayOffset} + ${titleBarHeight} / 2)`, "6px"].map((length) =>
  css({ "--leader-length": length }),
);
/** Positions of the numbers that replace the leaders on phones. */
const numberPositions = [
  css({ insetInlineStart: space.l, insetBlockStart: 0 }),
  css({ insetInlineStart: "min(10.5rem, 60%)", insetBlockEnd: "15.9rem" }),
  css({ insetInlineEnd: -18, insetBlockStart: "40%" }),
];
const rowStyles = quantities.map((_, index) =>
  css({ position: "absolute", insetBlockStart: `${rowTop(index, rowHeights)}%` }),
);

/** The wire that brings the displayed pressure from the page's margin. */
const wireStyle = css({
  "&::after": {
    ...bentLine({ block: "End", inline: "End" }),
    insetBlockEnd: `calc(100% - ${displayedPressureTop} - 1px)`,
    insetInlineStart: "100%",
    inlineSize: `calc(${marginCentre} + ${space.l} + ${pastDayOffset})`,
    [media.stacked]: { display: "none" },
  },
  // While the loop is cut, no value is shown, and the wire ends at the drawn window's border.
  [whenCut]: { "&::after": { clipPath: `inset(0 0 0 ${space.l})` } },
});

/** The edges of a past day's window. */
const pastDayStyle = (offset: string) =>
  ({
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: `calc(-1 * ${offset}) calc(-1 * ${offset}) ${offset} ${offset}`,
    border: `1.5px solid ${color.text}`,
    borderRadius: size.windowRadius,
    background: color.background,
  }) as const;

const styles = {
  root: css({ display: "grid" }),
  details: css({
    display: "grid",
    font: `400 ${fontSize.small}/1.35 ${font.text}`,
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    marginInline: `${space.l} ${pastDayOffset}`,
    marginBlockEnd: pastDayOffset,
    columnGap: space.m,
    "& > li": { position: "relative", textWrap: "balance", padding: `0 0 ${space.s} ${space.xs}` },
    [media.medium]: {
      fontWeight: 500,
      "& > li::before": {
        ...pseudoElement,
        zIndex: 1,
        insetBlock: "0 calc(-1 * var(--leader-length))",
        insetInlineStart: 0,
        borderInlineStart: `1px solid ${color.text}`,
      },
      "& > li::after": {
        ...pseudoElement,
        zIndex: 1,
        insetBlockEnd: "calc(-1 * var(--leader-length) - 3px)",
        insetInlineStart: -2.5,
        border: `3px solid ${color.text}`,
        borderRadius: "50%",
      },
    },
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      order: 1,
      margin: `${space.m} 0 0`,
      borderBlockStart: `1px solid ${color.line}`,
      counterReset: "callout",
      "& > li": { ...numberedItem, padding: `${space.xs} 0` },
    },
  }),
  number: css(numberRing, {
    position: "absolute",
    zIndex: 1,
    marginBlockStart: "-0.8rem",
    background: color.background,
    [media.medium]: { display: "none" },
  }),
  stack: css({
    position: "relative",
    isolation: "isolate",
    marginInlineEnd: pastDayOffset,
    [media.narrow]: { marginBlockStart: pastDayOffset },
    "&::before": pastDayStyle("9px"),
    "&::after": { ...pastDayStyle(pastDayOffset), zIndex: -2 },
  }),
  window: css({
    position: "relative",
    // In stacked layouts, a wire from the left margin ends in a ring at the first value.
    [media.stacked]: {
      "&::before": {
        ...bentLine({ block: "End", inline: "Start" }),
        insetBlockEnd: `calc(100% - ${firstValueTop} - 1px)`,
        insetInlineStart: `calc(-1 * ${phoneWireOffset} - 0.5px)`,
        inlineSize: `calc(${phoneWireOffset} + 1px)`,
      },
      "&::after": { ...viaStyle("-0.25px"), insetBlockStart: `calc(${firstValueTop} - 7px)` },
    },
    // An outline, because browsers round a border's width, which would displace the wire's ends.
    outline: `1.5px solid ${color.text}`,
    outlineOffset: -1.5,
    borderRadius: size.windowRadius,
    background: color.surface,
    color: color.textMuted,
  }),
  titleBar: css({
    paddingInline: space.l,
    borderBlockEnd: `1.5px solid ${color.text}`,
    color: color.copperText,
    font: `500 ${fontSize.small}/${titleBarHeight} ${font.text}`,
    textAlign: "end",
  }),
  day: css({
    display: "grid",
    gridTemplateColumns: "clamp(6rem, 16vw, 9rem) minmax(0, 1fr)",
    padding: `${space.l} ${space.l} 3rem`,
    [media.narrow]: { paddingInline: `${space.m} ${space.l}` },
  }),
  values: css({ position: "relative", "& b": { display: "block", color: color.text } }),
  reading: css({
    font: `450 ${fontSize.label}/1.25 ${font.monospace}`,
    "p:first-of-type > &": { [whenCut]: { display: "none" } },
  }),
  value: css({
    color: color.text,
    fontSize: "1.5rem",
    "&[data-reading]": { [media.medium]: { fontSize: "2.25rem" } },
  }),
  noSignal: css({
    display: "none",
    color: color.danger,
    font: `600 1.375rem/1.3 ${font.text}`,
    [whenCut]: { display: "block" },
  }),
  // Stretches the curve's end, from the value at 22 h (x = 132) to the displayed pressure at 24 h (x = 144).
  pressureCurveEnd: css({
    stroke: color.copper,
    transform: `translateY(${rowUnitsPerBar * (sensor.max - pressureAt22h)}px) scaleY(calc((${pressureAt22h} - var(--displayed-pressure)) * ${rowUnitsPerBar}))`,
    [whenCut]: { visibility: "hidden" },
  }),
  pressureDot: css({
    cy: `calc${displayedPressureTop}`,
    fill: color.copper,
    stroke: "none",
    [whenCut]: { visibility: "hidden" },
  }),
  dot: css({ fill: color.brand, stroke: "none" }),
  plot: css({ position: "relative", gridColumn: 2, marginInlineStart: "3rem" }),
  chart: css({ blockSize: "22rem", [media.narrow]: { blockSize: "17.5rem" } }),
};
