import { css } from "@emotion/react";
import { formatValue } from "../../network/format";
import { sensor } from "../../network/measurement";
import { dayLength, type Quantity, quantities, stateAt } from "../../network/model";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { numberedItem } from "../drawings/callouts";
import { DayChart, rangeOf, rowTop, valueToPercent } from "../drawings/day-chart";
import { bentLine, marginCentre, pseudoElement, viaStyle } from "../drawings/trace";
import { served, whenCut } from "./measured";
import { radioInMargin } from "./visible-at";

type Props = {
  words: Record<Quantity, { name: string; unit: string }>;
  /** Labels for the screen, its content, and the sheets of past days behind it. */
  details: readonly string[];
  /** e.g. «exemple» */
  note: string;
  /** e.g. «fil coupé» */
  lost: string;
};

/** A screen with one day's curves, which end in the measured pressure, in front of past days. */
export function DayWindow({ words, details, note, lost }: Props) {
  return (
    <div css={styles.whole}>
      <ul css={styles.details}>
        {details.map((detail, index) => (
          <li key={detail} css={leaders[index]}>
            {detail}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" css={styles.stack}>
        {details.slice(0, numberPositions.length).map((detail, index) => (
          <b key={detail} css={[styles.mark, numberPositions[index]]}>
            {index + 1}
          </b>
        ))}
        <div css={styles.window}>
          <p css={styles.bar}>{note}</p>
          <div css={styles.day}>
            <div css={styles.values}>
              {quantities.map((name, index) => (
                <p key={name} css={rows[index]}>
                  <b>{words[name].name}</b>
                  <span css={styles.reading}>
                    {name === "pressure" ? (
                      <span css={styles.figure} data-reading="pressure">
                        {served.readings.pressure}
                      </span>
                    ) : (
                      <span css={styles.figure}>{formatValue(name, lastState[name])}</span>
                    )}{" "}
                    {words[name].unit}
                  </span>
                  {name === "pressure" && <span css={styles.lost}>{lost}</span>}
                </p>
              ))}
            </div>
            <div css={[styles.plot, wire]}>
              <DayChart
                css={styles.chart}
                rowHeights={heights}
                axisLabels={figures}
                pressureEnd={<path css={styles.end} d="M132 0C138 0 138 1 144 1" />}
              >
                <circle r="5" cx="100%" css={styles.measured} />
                {(["flow", "level"] as const).map((name) => (
                  <circle key={name} r="5" cx="100%" cy={`${percentDown(name)}%`} css={styles.dot} />
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

/** The measured quantity has the tallest row, and the sensor's range. */
const heights = [44, 22, 22];
const figures = { pressure: [sensor.max, 5, sensor.min], flow: [24, 0], level: [3.5, 1.5] };
const percentDown = (name: Quantity) =>
  valueToPercent(name, lastState[name], heights, rangeOf(figures[name]));

/** The measured value's distance from the chart's top; while the loop is cut, the last one shown. */
const measuredDown = `((${sensor.max} - var(--shown)) * ${(heights[0] ?? 0) / sensor.max}%)`;
/** The curve's value at 22 h. */
const bendsFrom = stateAt("none", dayLength - 120).pressure;
/** Height of a bar in the chart's frame. */
const barHeightInFrame = 100 / sensor.max;

/** Offset of the sheets of past days. */
const sheets = "18px";
const barHeight = "1.75rem";
const firstValue = `(${barHeight} + ${space.l} + 2.25rem)`;
/** Length of each label's leader: to the window's frame, its content and the last sheet. */
const leaders = [sheets, `calc(${sheets} + ${barHeight} + 5.6rem)`, "6px"].map((reach) =>
  css({ "--reach": reach }),
);
/** Positions of the numbers that replace leaders on phones: frame, curve, last sheet. */
const numberPositions = [
  css({ insetInlineStart: space.l, insetBlockStart: 0 }),
  css({ insetInlineStart: "min(10.5rem, 60%)", insetBlockEnd: "15.9rem" }),
  css({ insetInlineEnd: -18, insetBlockStart: "40%" }),
];
const rows = quantities.map((_, index) =>
  css({ position: "absolute", insetBlockStart: `${rowTop(index, heights)}%` }),
);

/** The wire from the margin to the measured value. */
const wire = css({
  "&::after": {
    ...bentLine("End", "End", "wire"),
    insetBlockEnd: `calc(100% - ${measuredDown} - 1px)`,
    insetInlineStart: "100%",
    inlineSize: `calc(${marginCentre} + ${space.l} + ${sheets})`,
    [media.stacked]: { display: "none" },
  },
});

const sheetBehind = (shift: string) =>
  ({
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: `calc(-1 * ${shift}) calc(-1 * ${shift}) ${shift} ${shift}`,
    border: `1.5px solid ${color.text}`,
    borderRadius: size.windowRadius,
    background: color.background,
  }) as const;

const styles = {
  whole: css({ display: "grid" }),
  details: css({
    display: "grid",
    font: `400 ${fontSize.small}/1.35 ${font.text}`,
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    alignItems: "stretch",
    marginInline: `${space.l} ${sheets}`,
    marginBlockEnd: sheets,
    columnGap: space.m,
    "& > li": {
      position: "relative",
      textWrap: "balance",
      paddingInlineStart: space.xs,
      paddingBlockEnd: space.s,
    },
    [media.medium]: {
      fontWeight: 500,
      "& > li::before": {
        ...pseudoElement,
        zIndex: 1,
        insetBlock: "0 calc(-1 * var(--reach))",
        insetInlineStart: 0,
        borderInlineStart: `1px solid ${color.text}`,
      },
      "& > li::after": {
        ...pseudoElement,
        zIndex: 1,
        insetBlockEnd: "calc(-1 * var(--reach) - 3px)",
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
  mark: css({
    display: "none",
    [media.narrow]: {
      display: "grid",
      placeItems: "center",
      position: "absolute",
      zIndex: 1,
      inlineSize: "1.5rem",
      blockSize: "1.5rem",
      marginBlockStart: "-0.75rem",
      border: `1.5px solid ${color.copper}`,
      borderRadius: "50%",
      background: color.background,
      color: color.copperText,
      font: `400 0.875rem/1 ${font.figure}`,
    },
  }),
  stack: css({
    position: "relative",
    isolation: "isolate",
    marginInlineEnd: sheets,
    [media.narrow]: { marginBlockStart: sheets },
    "&::before": sheetBehind("9px"),
    "&::after": { ...sheetBehind(sheets), zIndex: -2 },
  }),
  window: css({
    position: "relative",
    // The wire that brings the board's data from the margin, level with the first value.
    [media.stacked]: {
      "&::before": {
        ...bentLine("End", "Start", "wire"),
        insetBlockEnd: `calc(100% - ${firstValue} - 1px)`,
        insetInlineStart: `calc(-1 * ${radioInMargin} - 0.5px)`,
        inlineSize: `calc(${radioInMargin} + 1px)`,
      },
      "&::after": { ...viaStyle("-0.25px"), insetBlockStart: `calc(${firstValue} - 7px)` },
    },
    // Browsers round a border's width, which would misalign the two wires.
    outline: `1.5px solid ${color.text}`,
    outlineOffset: -1.5,
    borderRadius: size.windowRadius,
    background: color.surface,
    color: color.textMuted,
  }),
  bar: css({
    minBlockSize: barHeight,
    paddingInline: space.l,
    borderBlockEnd: `1.5px solid ${color.text}`,
    color: color.copperText,
    font: `500 ${fontSize.small}/${barHeight} ${font.text}`,
    textAlign: "end",
  }),
  day: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "clamp(6rem, 16vw, 9rem) minmax(0, 1fr)",
    padding: `${space.l} ${space.l} 3rem`,
    [media.narrow]: { paddingInline: `${space.m} ${space.l}` },
  }),
  values: css({ position: "relative", "& b": { display: "block", color: color.text } }),
  reading: css({
    font: `450 ${fontSize.label}/1.25 ${font.figure}`,
    "p:first-of-type > &": { [whenCut]: { display: "none" } },
  }),
  figure: css({
    color: color.text,
    fontSize: "1.5rem",
    "&[data-reading]": { [media.medium]: { fontSize: "2.25rem" } },
  }),
  lost: css({
    display: "none",
    color: color.danger,
    font: `600 1.375rem/1.3 ${font.text}`,
    [whenCut]: { display: "block" },
  }),
  // From the curve to the measured value; absent while the loop is cut.
  end: css({
    stroke: color.copper,
    transform: `translateY(${barHeightInFrame * (sensor.max - bendsFrom)}px) scaleY(calc((${bendsFrom} - var(--shown)) * ${barHeightInFrame}))`,
    [whenCut]: { visibility: "hidden" },
  }),
  measured: css({
    cy: `calc${measuredDown}`,
    fill: color.copper,
    stroke: "none",
    [whenCut]: { fill: color.surface, stroke: color.danger, strokeWidth: 2 },
  }),
  dot: css({ fill: color.brand, stroke: "none" }),
  plot: css({ position: "relative", gridColumn: 2, marginInlineStart: "3rem" }),
  chart: css({ blockSize: "22rem", [media.narrow]: { blockSize: "17.5rem" } }),
};
