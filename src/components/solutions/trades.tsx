import { css } from "@emotion/react";
import { graphql } from "gatsby";
import trades from "../../drawings/trades.svg";
import tradesOnPhone from "../../drawings/trades-phone.svg";
import { initialMeasurement, sensor } from "../../network/measurement";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { visibleAt } from "../../theme/visible-at";
import { visuallyHidden } from "../../theme/visually-hidden";
import { numberedItem } from "../drawings/callouts";
import { Drawing } from "../drawings/drawing";
import { nonScalingStrokes } from "../drawings/drawing-styles";
import { NoWrapTerms } from "../no-wrap-terms";
import { Dial } from "./dial";
import { Explanation } from "./explanation";
import { bitsPath } from "./measurement-paths";
import { hiddenWithoutScript, whenCut } from "./shared-styles";
import { Switch } from "./switch";

type Props = {
  /** Signal sources, in the order of the board's terminals. */
  sources: readonly Queries.SignalSourceFragment[];
  details: readonly string[];
  /** Marks the details as an example. */
  note: string;
  labels: Queries.MeasurementFragment;
};

/** Machines of three trades and a power supply, wired to one board; the dial on the pipe sets the pressure. */
export function Trades({ sources, details, note, labels }: Props) {
  return (
    <div css={styles.root}>
      <div css={styles.drawings}>
        <Drawing svg={trades} css={[visibleAt.wide, styles.wideDrawing]}>
          <Reading name="current" x={748} y={188} width={92} />
          <BoardReadings />
          <Dial />
          {/* The radio link from the LTE module, continued by `Offer`. */}
          <path className="radio screen-only" d="M528.5 604h-4a24 24 0 0 0-24 24" />
        </Drawing>
        <Drawing svg={tradesOnPhone} css={[visibleAt.stacked, nonScalingStrokes, styles.phoneDrawing]}>
          <path className="radio screen-only" d="M-19 500h-2a6 6 0 0 0-6 6V3000" />
          <g transform="translate(-560 -104)">
            <BoardReadings />
          </g>
          <Reading name="current" x={250} y={152} width={92} />
          <text className="figure ink" x={212} y={82} dy="0.36em" data-reading="pressure">
            {initialMeasurement.readings.pressure}
          </text>
        </Drawing>
        <Explanation labels={labels} placement={styles.explanation} />
        <div css={[styles.switch, hiddenWithoutScript]}>
          <Switch labels={labels} isLabelOnly />
        </div>
        <ul css={styles.sources}>
          {sources.map(({ name, signal }, index) => (
            <li key={name} css={sourcePositions[index]}>
              <b>{name}</b>{" "}
              <span css={[styles.signal, index < signalCount && styles.signalFigures]}>
                {signal}
                {index === measuredSourceIndex && <i css={styles.range}>{rangeText}</i>}
              </span>
            </li>
          ))}
        </ul>
        <ul css={visuallyHidden}>
          {(["current", "voltage", "code"] as const).map((name) => (
            <li key={name}>
              <b data-reading={name}>{initialMeasurement.readings[name]}</b> {labels.readings[name]}
            </li>
          ))}
        </ul>
      </div>
      <p css={styles.example}>
        <NoWrapTerms>{details.join(", ")}</NoWrapTerms>
        {"\u202f: "}
        <b>{note}</b>
      </p>
    </div>
  );
}

type ReadingProps = { name: "current" | "voltage" | "code"; x: number; y: number; width: number };

/** A value in a frame, on the wire where it is measured. */
function Reading({ name, x, y, width }: ReadingProps) {
  return (
    <g css={styles.reading}>
      <rect className="source" x={x - width / 2} y={y - 14} width={width} height="28" rx="2" />
      <text className="figure copper" x={x} y={y} dy="0.36em" data-reading={name}>
        {initialMeasurement.readings[name]}
      </text>
    </g>
  );
}

/** Voltage and code on the board. Both drawings show the board at the same scale; the phone drawing translates it. */
function BoardReadings() {
  return (
    <>
      <Reading name="voltage" x={748} y={463} width={84} />
      <Reading name="code" x={748} y={610} width={60} />
      <path data-bits="" css={styles.bits} d={bitsPath(initialMeasurement.code)} />
    </>
  );
}

export const fragment = graphql`
  fragment SignalSource on SolutionsJsonDrawingsSources {
    name
    signal
  }
`;

const drawingSize = { width: 1228, height: 696 };

/** Three of the sources are signals, the fourth is the supply. The dial sets the second signal. */
const signalCount = 3;
const measuredSourceIndex = 1;
const rangeText = ` = ${sensor.min}–${sensor.max}\u00a0bar`;

/** Positions an element in the wide drawing's units. */
const positionAt = (x: number, y: number) =>
  ({
    position: "absolute",
    insetInlineStart: `${((100 * x) / drawingSize.width).toFixed(2)}%`,
    insetBlockStart: `${((100 * y) / drawingSize.height).toFixed(2)}%`,
  }) as const;

/** Places the sources' labels below each machine and at the supply's cable; stacked layouts number them instead. */
const sourcePositions = [
  positionAt(36, 222),
  positionAt(478, 222),
  positionAt(1010, 222),
  { ...positionAt(1074, 310), padding: `2% 0 0 ${space.xs}`, borderInlineStart: `1px solid ${color.text}` },
].map((position) => css({ [media.wide]: { ...position, maxInlineSize: "20%" } }));

/** Wires (`.loop`) are as thick as their current, arrows as long as the pressure; `.sensed` carries the voltage. */
const measuredStyles = (wireFactor: number, arrowFactor: number) => ({
  ".loop": { strokeWidth: `calc(var(--current) * ${wireFactor}px)` },
  ".sensed": { [whenCut]: { stroke: color.controlLine } },
  ".cut": { visibility: "hidden" as const, [whenCut]: { visibility: "visible" as const } },
  ".arrow-shaft": { strokeDasharray: `calc(var(--pressure) * ${arrowFactor}px) 99px` },
  ".arrow-shaft, .arrow-head": { opacity: "calc(var(--pressure) * 20)" },
  [media.motion]: { ".loop": { transition: "stroke-width 150ms" } },
});

/** A value in a frame; on tablets, where the phone drawing is enlarged, and on large screens, it is drawn smaller. */
const framedValue = {
  transformBox: "fill-box",
  transformOrigin: "center",
  [media.tablet]: { scale: 0.6 },
  [media.large]: { scale: 0.85 },
} as const;

const styles = {
  root: css({ font: `500 ${fontSize.small}/1.35 ${font.text}` }),
  drawings: css({ [media.wide]: { position: "relative" } }),
  wideDrawing: css(
    {
      overflow: "visible",
      ".arc": { strokeWidth: 3, strokeDasharray: "var(--pressure) 99" },
      "&& .scale": { fontSize: "clamp(15px, 30px - 1.05vw, 20px)" },
      text: { fontSize: 13, [media.wideScreen]: { fontSize: "clamp(12px, 28px - 1.05vw, 17px)" } },
    },
    measuredStyles(0.33, 2.3),
    { ".pair": { strokeWidth: "calc(var(--current) * 0.24px)" } },
  ),
  phoneDrawing: css(
    {
      text: { fontSize: 17 },
      ".ink, .number": { fontSize: 20 },
      [media.tablet]: { "text, .ink, .number": { fontSize: 12 }, "circle.source": { r: "10px" } },
      ".tag": framedValue,
      ".tag > text": { fontSize: 19 },
    },
    measuredStyles(0.2, 1.8),
  ),
  bits: css({ fill: color.copper, stroke: "none" }),
  reading: css(framedValue, { "&& > text": { fontSize: 19 } }),
  // Beside the dial's arrow.
  explanation: css(visibleAt.wide, { ...positionAt(634, 16), translate: "0 -50%", whiteSpace: "nowrap" }),
  switch: css({
    display: "none",
    [media.wideScreen]: {
      display: "block",
      ...positionAt(775, 249),
      translate: "0 -50%",
      "&::after": {
        content: '""',
        position: "absolute",
        insetInlineEnd: "100%",
        insetBlockStart: "50%",
        inlineSize: "1.6vw",
        borderBlockStart: `1px solid ${color.text}`,
      },
    },
  }),
  sources: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
    gap: `${space.xs} ${space.m}`,
    // Two columns on phones, one row on tablets.
    [media.narrow]: { maxInlineSize: "25rem", fontSize: "0.9375rem", lineHeight: 1.2 },
    [media.tablet]: { gridTemplateColumns: "repeat(4, auto)" },
    marginBlock: space.xs,
    [media.wide]: { margin: 0 },
    "& b": { display: "block", fontWeight: 600 },
    [media.stacked]: {
      counterReset: "callout",
      "& > li": { ...numberedItem, alignContent: "start", paddingBlock: 0, borderBlockEnd: 0 },
    },
  }),
  // Fallback and web font differ in their normal line height; a fixed one prevents a layout shift.
  signal: css({ color: color.copperText, lineHeight: 1 }),
  signalFigures: css({ fontFamily: font.monospace, wordSpacing: "-0.25em" }),
  range: css(visibleAt.wide, { fontStyle: "normal" }),
  example: css({
    color: color.textMuted,
    "& b": { color: color.copperText, fontWeight: "inherit" },
    // Places the text below the drawn board, and lets it overlap the offer's lower padding.
    [media.wide]: { margin: `${space.s} 0 -2.1rem ${(100 * 560) / drawingSize.width}%` },
    [media.print]: { marginBlockEnd: "-1rem" },
  }),
};
