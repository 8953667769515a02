import { css, keyframes } from "@emotion/react";
import { memo, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { ButtonLink } from "../../components/button-link";
import { depth } from "../../components/drawings/chart-path";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { cursorStyle, plotHeight, plotStyle } from "./cursor-style";
import { Curves, chartText, hatching } from "./curves";
import { cursorRange, firstReading, momentAt, quantities, readingAt, readingInWords } from "./day";
import { Readout } from "./readout";
import { useEased } from "./use-eased";
import { ValueTable } from "./value-table";

type Chart = Queries.LiveViewFragment;

type Props = {
  chart: Chart;
  /** Where one goes who has seen the leak. */
  link: Queries.LinkFragment;
};

/** AquaLink's web view as a browser shows it: a day of pressure and flow, read with a cursor, with and without a leak. */
export const LiveView = island("live-view", function LiveView({ chart, link }: Props) {
  const { cursor, hint, table, calm, leak } = chart;
  const [minutes, setMinutes] = useState(firstReading);
  const [isLeaking, setLeaking] = useState(false);
  const isCursorFound = useEver(minutes !== firstReading);
  const isLeakFound = useEver(isLeaking);
  const cursorInput = useRef<HTMLInputElement>(null);
  const leakInput = useRef<HTMLInputElement>(null);
  const touchedAt = useRef(firstReading);
  const share = useEased(isLeaking ? 1 : 0);
  const reading = readingAt(chart, minutes, share);

  // The browser moves the cursor and ticks the box by itself: what was done before this was there counts.
  useLayoutEffect(() => {
    if (cursorInput.current) setMinutes(cursorInput.current.valueAsNumber);
    if (leakInput.current) setLeaking(leakInput.current.checked);
  }, []);

  return (
    <figure css={styles.window}>
      <Caption {...chart} />
      <Readout {...{ day: chart, cursor, minutes, reading, isLeaking }} />
      <Legend {...leak.legend} isLeaking={isLeaking} />
      <div css={[plotStyle, styles.plot]}>
        <svg aria-hidden="true" css={[chartText, styles.chart]}>
          <Curves day={chart} leak={share} />
          {quantities.map((name) => (
            <circle
              key={name}
              className={name}
              cx={`${(minutes / cursorRange.max) * 100}%`}
              cy={`${depth(reading[name], [chart[name].lowest, chart[name].highest], whole)}%`}
              r="6"
            />
          ))}
        </svg>
        <input
          ref={cursorInput}
          type="range"
          name="cursor"
          {...cursorRange}
          defaultValue={firstReading}
          autoComplete="off"
          aria-label={cursor}
          aria-valuetext={readingInWords(chart, minutes, reading)}
          onInput={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber)}
          onPointerDown={({ currentTarget }) => {
            touchedAt.current = currentTarget.valueAsNumber;
          }}
          // The finger is scrolling: the move that touching the slider made is undone.
          onPointerCancel={({ currentTarget }) => {
            currentTarget.valueAsNumber = touchedAt.current;
            setMinutes(touchedAt.current);
          }}
          css={cursorStyle}
          className="operated"
        />
        {!isCursorFound && !isLeaking && (
          <p aria-hidden="true" css={styles.hint} className="operated">
            {hint}
          </p>
        )}
      </div>
      <LeakSwitch
        input={leakInput}
        label={leak.label}
        seen={(isLeaking ? leak.seen : calm)[momentAt(minutes)]}
        link={isLeakFound ? link : undefined}
        onSwitch={setLeaking}
      />
      <ValueTable title={table} cursor={cursor} day={chart} isLeaking={isLeaking} />
    </figure>
  );
});

/** Whether it is so, or has been before. */
function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

/** The plot's height in per cent. */
const whole = { width: 0, height: 100 };

// What does not move with the cursor is not rendered again: on a phone, a frame has no time for it.

const Caption = memo(function Caption({ title, note, address, summary }: Chart) {
  return (
    <>
      <figcaption css={styles.caption}>
        <span css={styles.title}>{title}</span>
        <span css={styles.note}>{note}</span>
        <span css={visuallyHidden}>{summary}</span>
      </figcaption>
      <div css={styles.bar} aria-hidden="true">
        <span css={styles.address}>{address}</span>
      </div>
    </>
  );
});

type LegendProps = Chart["leak"]["legend"] & { isLeaking: boolean };

const Legend = memo(function Legend({ lost, calm, isLeaking }: LegendProps) {
  return (
    <p aria-hidden="true" css={[styles.legend, isLeaking && styles.shown]}>
      <span>
        <svg aria-hidden="true" css={styles.sample}>
          <rect width="100%" height="100%" fill={hatching} />
        </svg>
        {lost}
      </span>
      <span>{calm}</span>
    </p>
  );
});

type LeakSwitchProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** What one sees, with the leak or without. */
  seen: string;
  link: Queries.LinkFragment | undefined;
  onSwitch: (isLeaking: boolean) => void;
};

const LeakSwitch = memo(function LeakSwitch({ input, label, seen, link, onSwitch }: LeakSwitchProps) {
  return (
    <div css={styles.leak}>
      <label css={styles.switch} className="operated">
        <input
          ref={input}
          type="checkbox"
          name="leak"
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
          css={styles.box}
        />
        {label}
      </label>
      <p role="status" css={styles.seen}>
        {seen}
      </p>
      {link && (
        <p css={styles.offer}>
          <ButtonLink link={link} />
        </p>
      )}
    </div>
  );
});

const fadeIn = keyframes({ from: { opacity: 0 } });

const styles = {
  window: css({
    // Where React does not come, the drawing stays and nothing pretends to move it.
    "@media (scripting: none)": { "& .operated": { display: "none" } },
    "html[data-scripts=failed] & .operated": { display: "none" },
    [media.print]: { "& .operated": { display: "none" } },
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    border: `1px solid ${color.line}`,
    borderRadius: size.windowRadius,
    background: color.surface,
    overflow: "hidden",
    font: `500 ${fontSize.label}/1.3 ${font.label}`,
  }),
  bar: css({
    // Shown first, and written second: HTML wants the caption at one end of its figure.
    order: -1,
    display: "flex",
    justifyContent: "center",
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  address: css({
    padding: `0.2rem ${space.m}`,
    borderRadius: "1em",
    background: color.background,
    color: color.textMuted,
  }),
  caption: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.xs,
    padding: `${space.m} ${space.m} 0`,
  }),
  title: css({ flex: "1 1 7em", font: `600 ${fontSize.body}/1.3 ${font.text}` }),
  note: css({
    alignSelf: "start",
    maxInlineSize: "100%",
    padding: `0.1rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
  }),
  plot: css({
    position: "relative",
    containerType: "inline-size",
    marginBlock: "0 3.25rem",
    marginInline: "2.25rem 2.75rem",
  }),
  chart: css({
    inlineSize: "100%",
    blockSize: plotHeight,
    overflow: "visible",
    "& > circle": { fill: color.surface, strokeWidth: 3 },
    "& .pressure": { stroke: color.copper },
    "& .flow": { stroke: color.brand },
  }),
  leak: css({
    display: "grid",
    alignItems: "center",
    gap: space.s,
    padding: space.m,
    borderBlockStart: `1px solid ${color.line}`,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.medium]: { display: "flex", flexWrap: "wrap", gap: `${space.s} ${space.l}` },
  }),
  switch: css({
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: space.s,
    minBlockSize: "3rem",
    padding: `${space.xs} ${space.l}`,
    [media.tight]: { paddingInline: space.xs },
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    font: `600 ${fontSize.small}/1.2 ${font.text}`,
    cursor: "pointer",
    "&:has(:checked)": { borderColor: color.danger },
  }),
  /** A pad that slides along its trace. */
  box: css({
    appearance: "none",
    flex: "none",
    inlineSize: "2.5rem",
    blockSize: "1.25rem",
    margin: 0,
    border: `2px solid ${color.controlLine}`,
    borderRadius: "1em",
    cursor: "pointer",
    "&::before": {
      content: '""',
      display: "block",
      inlineSize: "0.75rem",
      blockSize: "0.75rem",
      margin: 2,
      border: `4px solid ${color.text}`,
      borderRadius: "50%",
      [media.motion]: { transition: "translate 120ms" },
    },
    "&:checked": { borderColor: color.danger },
    "&:checked::before": { borderColor: color.danger, translate: "1.25rem" },
  }),
  seen: css({
    font: `400 ${fontSize.body}/1.4 ${font.text}`,
    // Room for the longest sentence: nothing moves when they change.
    display: "grid",
    alignContent: "center",
    flex: "1 1 14rem",
    minBlockSize: "4.2em",
    [media.wide]: { minBlockSize: "2.8em" },
  }),
  offer: css({
    display: "grid",
    [media.motion]: { animation: `${fadeIn} 200ms` },
  }),
  /** Above the cursor at its first place. */
  hint: css({
    position: "absolute",
    insetBlockStart: "-1.4rem",
    insetInlineStart: `calc(${(100 * firstReading) / cursorRange.max}% - 0.3rem)`,
    color: color.text,
    pointerEvents: "none",
    whiteSpace: "nowrap",
    "&::before": { content: '"↔\u00a0"' },
    "@container (max-width: 13rem)": { display: "none" },
  }),
  sample: css({ flex: "none", inlineSize: "1.25rem", blockSize: "0.75rem" }),
  /** Its line is there before the leak is: nothing moves when it comes. */
  legend: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    gap: `0 ${space.m}`,
    minBlockSize: space.l,
    paddingInline: space.m,
    paddingBlockEnd: space.xs,
    visibility: "hidden",
    overflowWrap: "anywhere",
    "& span": { display: "flex", alignItems: "center", gap: space.xs },
    "& :last-of-type::before": {
      content: '""',
      flex: "none",
      inlineSize: "1.25rem",
      borderBlockStart: "1.5px dashed",
    },
  }),
  shown: css({ visibility: "visible" }),
};
