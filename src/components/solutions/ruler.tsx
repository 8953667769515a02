import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { describeMeasurement, initialMeasurement, initialPressure, sensor } from "../../network/measurement";
import { container } from "../../theme/container";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { visibleAt } from "../../theme/visible-at";
import { Explanation } from "./explanation";
import { whenCut } from "./shared-styles";
import { Switch } from "./switch";

/** Height reserved for the sticky ruler below the measurement. */
export const reservedRulerHeight = "7.25rem";

/**
 * The pressure slider and the switch that cuts the loop; native range and checkbox hold the measurement's state.
 * Wide layouts add a scale in mA, which extends further left than the scale in bar, because 0 bar is 4 mA.
 */
export function Ruler({ labels }: { labels: Queries.MeasurementFragment }) {
  const { spoken, lost } = labels;
  return (
    <div css={styles.ruler}>
      <div css={container}>
        <Explanation labels={labels} placement={styles.explanation} />
        <div css={styles.scale}>
          <Scales />
          <input
            type="range"
            min={sensor.min}
            max={sensor.max}
            step={sensor.step}
            defaultValue={initialPressure}
            aria-label={spoken.pressure}
            aria-valuetext={describeMeasurement(initialMeasurement, spoken.currentUnit, lost)}
            data-unit={spoken.currentUnit}
            data-lost={lost}
            css={styles.range}
          />
          <p css={styles.switch}>
            <Switch labels={labels} />
          </p>
          <p aria-hidden="true" css={styles.pressure}>
            <b data-reading="pressure">{initialMeasurement.readings.pressure}</b> bar
          </p>
          <p aria-hidden="true" css={styles.current}>
            <b data-reading="current">{initialMeasurement.readings.current}</b>
          </p>
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment Measurement on SolutionsJsonMeasurement {
    invitation
    cut
    readings {
      current
      voltage
      code
    }
    # Shown while the loop is cut, on the switch and instead of the drawn screen's pressure; spoken instead of the current.
    lost
    sentences {
      zero
      full
      cut
    }
    spoken {
      pressure
      currentUnit
      cut
      restored
    }
  }
`;

/** The `d` of evenly spaced vertical ticks, from y = `start` to y = `end`. */
const tickPath = (count: number, start: number, end: (index: number) => number) =>
  Array.from({ length: count + 1 }, (_, index) => `M${index} ${start}V${end(index)}`).join("");
const barTicks = `${tickPath(20, 14, (index) => (index % 2 === 0 ? 0 : 3))}M0 14H20`;
const fineTicks = tickPath(100, 14, () => 7);
const currentTicks = `${tickPath(20, 0, (index) => (index % 4 === 0 ? 9 : 5))}M0 0H20`;

function Scales() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 20 14" preserveAspectRatio="none" css={styles.barTicks}>
        <path d={fineTicks} transform="scale(0.2 1)" css={visibleAt.wide} />
        <path d={barTicks} />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 20 10" preserveAspectRatio="none" css={styles.currentTicks}>
        <path d={currentTicks} />
      </svg>
      <p aria-hidden="true" css={[styles.barNumbers, visibleAt.wide]}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(renderNumber)}
      </p>
      <p aria-hidden="true" css={[styles.currentNumbers, visibleAt.wide]}>
        {[0, 4, 8, 12, 16, 20].map(renderNumber)}
      </p>
    </>
  );
}

const renderNumber = (value: number) => <span key={value}>{value}</span>;

/** A row of evenly spaced numbers; the slider's thumb and the current's value hide the numbers that they overlap. */
const numberRow = css({
  position: "absolute",
  display: "flex",
  justifyContent: "space-between",
  color: color.textMuted,
  font: `450 ${fontSize.label}/1 ${font.monospace}`,
  whiteSpace: "nowrap",
  "& > span": { inlineSize: 0, display: "flex", justifyContent: "center" },
});

/** The slider's thumb: a frame around the pressure; in stacked layouts, a knob like that of the dial (dial.tsx). */
const thumbStyle = {
  boxSizing: "border-box",
  inlineSize: "var(--thumb)",
  blockSize: "2.25rem",
  border: `2px solid ${color.copper}`,
  borderRadius: size.radius,
  background: color.surface,
  [media.stacked]: { blockSize: "var(--thumb)", borderRadius: "50%", background: color.copper },
} as const;

const ticks = css({
  position: "absolute",
  overflow: "visible",
  fill: "none",
  stroke: color.text,
  "& path": { vectorEffect: "non-scaling-stroke", shapeRendering: "crispEdges" },
});

const valueStyle = css({
  position: "absolute",
  color: color.copperText,
  // The vw limit keeps both values apart on phones when text is enlarged.
  font: `450 min(1rem, 5.2vw)/1 ${font.monospace}`,
  wordSpacing: "-0.25em",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  translate: "-50% 0",
  "& b": { fontWeight: "inherit" },
  [media.stacked]: { insetBlockStart: "2.0625rem", translate: "none" },
});

const styles = {
  ruler: css({
    position: "sticky",
    insetBlockEnd: 0,
    pointerEvents: "auto",
    background: color.background,
    borderBlockStart: `1px solid ${color.text}`,
    paddingBlockEnd: "calc(0.25rem + env(safe-area-inset-bottom))",
    "--thumb": "5.5rem",
    "--zero-bar": "20%",
    [media.stacked]: {
      paddingBlockEnd: "calc(0.5rem + env(safe-area-inset-bottom))",
      "--thumb": "1.75rem",
      "--zero-bar": "0%",
      "--switch": "min(7.5rem, 34vw)",
    },
    // On wide screens, keeps the ruler below the measurement until a control is used or the ruler has keyboard focus.
    [media.wideScreen]: {
      paddingBlockStart: "0.5rem",
      "[data-measurement]:not([data-operated]) &:not(:has(:focus-visible))": { insetBlockEnd: "auto" },
    },
  }),
  explanation: css(visibleAt.stacked, { paddingBlock: "0.375rem 0.25rem", fontSize: fontSize.small }),
  scale: css({
    position: "relative",
    blockSize: "5rem",
    // Keeps the thumb out of the margin at the scale's end.
    marginInlineEnd: "calc(var(--thumb) / 2)",
    [media.stacked]: {
      blockSize: "3.1875rem",
      marginInlineStart: `calc(var(--switch) + ${space.s} + var(--thumb) / 2)`,
    },
  }),
  barTicks: css(ticks, {
    insetInlineStart: "var(--zero-bar)",
    inlineSize: "calc(100% - var(--zero-bar))",
    insetBlockStart: "2.125rem",
    blockSize: "0.875rem",
    [media.stacked]: { insetBlockStart: "0.25rem" },
  }),
  currentTicks: css(ticks, visibleAt.wide, {
    inlineSize: "100%",
    insetBlockStart: "3.125rem",
    blockSize: "0.625rem",
    stroke: color.controlLine,
  }),
  barNumbers: css(numberRow, { insetInline: "var(--zero-bar) 0", insetBlockStart: "1.15rem" }),
  currentNumbers: css(numberRow, { insetInline: 0, insetBlockStart: "3.85rem" }),
  range: css({
    position: "absolute",
    insetInlineStart: "calc(var(--zero-bar) - var(--thumb) / 2)",
    inlineSize: "calc(100% - var(--zero-bar) + var(--thumb))",
    insetBlockStart: 0,
    // Surrounds both scales; the padding centres the thumb on the upper one.
    blockSize: "100%",
    paddingBlockEnd: "2rem",
    margin: 0,
    appearance: "none",
    background: "none",
    cursor: "ew-resize",
    // Leaves vertical panning and pinch zoom to the page.
    touchAction: "pan-y pinch-zoom",
    "&::-webkit-slider-thumb": { appearance: "none", ...thumbStyle },
    "&::-moz-range-thumb": thumbStyle,
    outlineOffset: 0,
    [media.stacked]: { blockSize: "3rem", paddingBlockEnd: "0.8rem", outlineOffset: 2 },
  }),
  pressure: css(valueStyle, {
    [media.wide]: {
      insetInlineStart: "calc(var(--zero-bar) + var(--pressure) * 8%)",
      insetBlockStart: "1rem",
    },
    [media.stacked]: { insetInlineStart: "calc(var(--thumb) / -2)" },
  }),
  current: css(valueStyle, {
    [media.wide]: {
      insetInlineStart: "min(var(--current) * 5%, 100% - 2rem)",
      insetBlockStart: "3.6rem",
      padding: "0.15rem 0.8rem",
      background: `linear-gradient(90deg, transparent, ${color.background} 0.4rem calc(100% - 0.4rem), transparent)`,
      // At 0 mA, aligns the value with the scale's left end instead of centring it.
      [whenCut]: { translate: "-0.8rem 0" },
    },
    [media.stacked]: { insetInlineEnd: "calc(var(--thumb) / -2)" },
  }),
  switch: css({
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "0.21875rem",
    // Ends before the thumb's leftmost position.
    maxInlineSize: "calc(var(--zero-bar) - var(--thumb) / 2 - 0.25rem)",
    [media.stacked]: {
      insetInlineStart: `calc(-1 * (var(--switch) + ${space.s} + var(--thumb) / 2))`,
      inlineSize: "var(--switch)",
      maxInlineSize: "none",
    },
  }),
};
