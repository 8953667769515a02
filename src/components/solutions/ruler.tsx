import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { firstPressure, readingInWords, sensor } from "../../network/measurement";
import { sheet } from "../../theme/sheet";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { served, whenCut } from "./measured";
import { Sentences } from "./sentences";
import { Switch } from "./switch";

type Props = { words: Queries.MeasurementFragment };

/**
 * The handle: bar above a line, mA below it, on which the loop's 0 mA is left of the sensor's 0 bar. The browser's own
 * range and checkbox hold what is set, for pointer, keyboard and screen reader.
 */
export function Ruler({ words }: Props) {
  const { spoken, lost, sentences } = words;
  return (
    <div css={styles.ruler}>
      <div css={sheet}>
        <div css={styles.scale}>
          <Ticks />
          <input
            type="range"
            min={sensor.lowest}
            max={sensor.highest}
            step={sensor.step}
            defaultValue={firstPressure}
            aria-label={spoken.pressure}
            aria-valuetext={readingInWords(served, spoken.currentUnit, lost)}
            data-unit={spoken.currentUnit}
            data-lost={lost}
            css={styles.range}
          />
          <p css={styles.switch}>
            <Switch>{words.cut}</Switch>
          </p>
          <p aria-hidden="true" css={styles.pressure}>
            <b data-reading="pressure">{served.readings.pressure}</b> bar
          </p>
          <p aria-hidden="true" css={styles.current}>
            <b data-reading="current">{served.readings.current}</b>
          </p>
          <div aria-hidden="true" css={styles.sentences}>
            <Sentences sentences={sentences} />
          </div>
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
    # On the screen, in place of the pressure.
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

const bars = Array.from({ length: sensor.highest + 1 }, (_, bar) => bar);
const milliamps = [0, 4, 8, 12, 16, 20];
const highest = { bar: sensor.highest, current: 20 };

/** Down from or up to the line, in tenths of a bar or in mA. */
const ticks = (count: number, line: number, length: (index: number) => number) =>
  Array.from({ length: count + 1 }, (_, index) => `M${index} ${line}V${length(index)}`).join("");
const barTicks = ticks(20, 14, (index) => (index % 2 === 0 ? 0 : 3));
const fineTicks = ticks(100, 14, () => 7);
const currentTicks = ticks(20, 0, (index) => (index % 4 === 0 ? 9 : 5));

function Ticks() {
  return (
    <svg aria-hidden="true" width="100%" height="100%" css={styles.ticks}>
      <svg
        aria-hidden="true"
        x="20%"
        y="2.125rem"
        width="80%"
        height="0.875rem"
        viewBox="0 0 20 14"
        preserveAspectRatio="none"
      >
        <path d={fineTicks} transform="scale(0.2 1)" css={styles.spare} />
        <path d={`${barTicks}M0 14H20`} />
      </svg>
      <svg
        aria-hidden="true"
        y="3rem"
        width="100%"
        height="0.625rem"
        viewBox="0 0 20 10"
        preserveAspectRatio="none"
        css={styles.mA}
      >
        <path d={`${currentTicks}M0 0H20`} />
      </svg>
      {bars.map((bar) => (
        <g key={bar} css={[{ "--at": bar }, bar % 5 > 0 && styles.spare]}>
          <text x={`${20 + 8 * bar}%`} y="1.85rem" css={bar === highest.bar ? styles.lastBar : styles.bar}>
            {bar === highest.bar ? `${bar} bar` : bar}
          </text>
        </g>
      ))}
      {milliamps.map((current) => (
        <g
          key={current}
          css={[{ "--at": current }, current < highest.current ? styles.spare : styles.sentenceWins]}
        >
          <text
            x={`${5 * current}%`}
            y="4.4rem"
            css={current === highest.current ? styles.lastCurrent : styles.mark}
          >
            {current === highest.current ? `${current} mA` : current}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A number gives way to the mark that is nearer than `near`, in its own unit. */
const number = (now: string, near: number, onTablet: number, onPhone: number) =>
  css({
    "--near": near,
    [media.tablet]: { "--near": onTablet },
    [media.narrow]: { "--near": onPhone },
    fill: color.textMuted,
    stroke: "none",
    font: `450 ${fontSize.label}/1 ${font.figure}`,
    wordSpacing: "-0.25em",
    textAnchor: "middle",
    opacity: `calc((max(var(${now}) - var(--at), var(--at) - var(${now})) - var(--near)) * 99)`,
  });
const last = css({ textAnchor: "end" });

const thumb = {
  boxSizing: "border-box",
  inlineSize: "var(--thumb)",
  blockSize: "2.25rem",
  border: `2px solid ${color.copper}`,
  borderRadius: size.radius,
  background: color.surface,
} as const;

const switchOnPhone = "max(20% - 0.25rem, 3.75rem)";

/** On the scale, at the pressure. */
const atPressure = "calc(20% + var(--bar) * 8%)";
const figure = css({
  position: "absolute",
  color: color.copperText,
  font: `450 1rem/1 ${font.figure}`,
  wordSpacing: "-0.25em",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  translate: "-50% 0",
  "& b": { fontWeight: "inherit" },
});

const slideIn = keyframes({ from: { translate: "0 100%" } });

const styles = {
  ruler: css({
    position: "sticky",
    insetBlockEnd: 0,
    pointerEvents: "auto",
    background: color.background,
    borderBlockStart: `1px solid ${color.text}`,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    "--thumb": "5.5rem",
    [media.narrow]: { "--thumb": "5rem" },
    // At the end of the scale, half of the thumb is in the margin.
    paddingInlineEnd: `max(0px, var(--thumb) / 2 + 2px - ${space.gutter})`,
    // In a wide window the pipe is the handle; the ruler follows once that is out of sight, and for the keyboard.
    [media.wideScreen]: {
      opacity: 0,
      pointerEvents: "none",
      "[data-away][data-operated] &, &:has(:focus-visible)": {
        opacity: 1,
        pointerEvents: "auto",
        [media.motion]: { animation: `${slideIn} 180ms ease-out` },
      },
    },
  }),
  scale: css({ position: "relative", blockSize: "5rem", [media.narrow]: { blockSize: "5.75rem" } }),
  ticks: css({
    position: "absolute",
    overflow: "visible",
    fill: "none",
    stroke: color.text,
    "& path": { vectorEffect: "non-scaling-stroke", shapeRendering: "crispEdges" },
    "& svg": { overflow: "visible" },
  }),
  mA: css({ stroke: color.controlLine }),
  spare: css({ [media.narrow]: { display: "none" } }),
  sentenceWins: css({ [media.narrow]: { [whenCut]: { display: "none" } } }),
  bar: number("--bar", 0.75, 1.05, 1.75),
  lastBar: css(number("--bar", 1.2, 1.75, 2.6), last),
  mark: number("--current", 1, 1.6, 4),
  lastCurrent: css(number("--current", 1.9, 3, 5), last),
  range: css({
    position: "absolute",
    insetInlineStart: "calc(20% - var(--thumb) / 2)",
    inlineSize: "calc(80% + var(--thumb))",
    insetBlockStart: "0.125rem",
    blockSize: size.target,
    margin: 0,
    appearance: "none",
    background: "none",
    cursor: "ew-resize",
    // Vertical panning scrolls the page, pinching enlarges it.
    touchAction: "pan-y pinch-zoom",
    "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
    "&::-moz-range-thumb": thumb,
    outlineOffset: "-3px",
  }),
  pressure: css(figure, { insetInlineStart: atPressure, insetBlockStart: "1rem" }),
  current: css(figure, {
    insetInlineStart: "min(var(--current) * 5%, 100% - 2rem)",
    insetBlockStart: "3.45rem",
    padding: "0.15rem 0.4rem",
    background: color.background,
    [media.narrow]: {
      insetInlineStart: `clamp(${switchOnPhone} + 2.75rem, var(--current) * 5%, 100% - 2rem)`,
    },
    // At the left end of the scale, where there is no pressure; on a phone a sentence says so.
    [whenCut]: { translate: "-0.4rem 0", [media.narrow]: { display: "none" } },
  }),
  switch: css({
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "0.2rem",
    // Beside the thumb's way; on a phone, below it.
    [media.tablet]: { inlineSize: "calc(20% - var(--thumb) / 2 - 0.25rem)" },
    [media.narrow]: { insetBlockStart: "2.9rem", inlineSize: switchOnPhone },
  }),
  sentences: css({
    display: "none",
    position: "absolute",
    insetInline: `calc(${switchOnPhone} + 0.75rem) 0`,
    insetBlockStart: "3.4rem",
    [media.narrow]: {
      display: "block",
      "& > p": { fontSize: fontSize.label },
      // Elsewhere on the scale the current has this place.
      "&& [data-when]:not([data-when=cut])": { display: "none" },
    },
  }),
};
