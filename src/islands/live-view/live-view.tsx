import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { ButtonLink } from "../../components/button-link";
import { dayLength, type Leak, leaks, step } from "../../network/model";
import { readingInWords, timeInWords } from "../../network/words";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { Choice } from "./choice";
import { cursorStyle, plotHeight, plotStyle } from "./cursor-style";
import { sentenceAt } from "./sentence";
import { chartText, Dots, Strips } from "./strips";
import { Valley } from "./valley";
import { ValueTable } from "./value-table";
import { isNarrow, isPhone, isSmall, isWide } from "./widths";

type Props = {
  view: Queries.LiveViewFragment;
  /** The call to action under the figure. */
  link: Queries.LinkFragment;
};

/** Where the cursor stands first: at night, when a leak shows. */
const firstReading = 3 * 60;

/** AquaLink's web view as a browser shows it: a network in section, its three sensors, and their day under one cursor. */
export const LiveView = island("live-view", function LiveView({ view, link }: Props) {
  const [minutes, setMinutes] = useState(firstReading);
  const [leak, setLeak] = useState<Leak>("none");
  const isCursorFound = useEver(minutes !== firstReading);
  const isLeakFound = useEver(leak !== "none");
  const cursor = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const touchedAt = useRef(firstReading);

  // Before hydration the browser itself moves the cursor and marks the choice: both are read from the page.
  useLayoutEffect(() => {
    if (cursor.current) setMinutes(cursor.current.valueAsNumber);
    const chosen = choice.current?.querySelector<HTMLInputElement>(":checked")?.value;
    setLeak(leaks.find((each) => each === chosen) ?? "none");
  }, []);

  return (
    <figure css={styles.window}>
      <Caption {...view} />
      <Choice field={choice} words={view.leak} isLeaking={leak !== "none"} onChoose={setLeak} />
      <Valley {...{ view, leak, minutes }} />
      <div css={[plotStyle, styles.plot]}>
        <svg aria-hidden="true" css={[chartText, styles.chart]}>
          <Strips quantities={view.quantities} leak={leak} />
          <Dots {...{ leak, minutes }} />
          <text css={styles.hour} x={`${(100 * minutes) / dayLength}%`} y="-12" dx={`${inwards(minutes)}em`}>
            {timeInWords(minutes)}
          </text>
        </svg>
        <input
          ref={cursor}
          type="range"
          name="cursor"
          min={0}
          max={dayLength}
          step={step}
          defaultValue={firstReading}
          autoComplete="off"
          aria-label={view.cursor}
          aria-valuetext={readingInWords(view, leak, minutes)}
          onInput={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber)}
          onPointerDown={({ currentTarget }) => {
            touchedAt.current = currentTarget.valueAsNumber;
          }}
          // The touch scrolls the page: the slider's move is undone.
          onPointerCancel={({ currentTarget }) => {
            currentTarget.valueAsNumber = touchedAt.current;
            setMinutes(touchedAt.current);
          }}
          css={cursorStyle}
          className="operated"
        />
        {!isCursorFound && (
          <p aria-hidden="true" css={styles.hint} className="operated">
            {view.hint}
          </p>
        )}
      </div>
      <Sentence text={sentenceAt(view.seen, leak, minutes)} link={isLeakFound ? link : undefined} />
      <ValueTable view={view} leak={leak} />
    </figure>
  );
});

/** Whether it is or has been true. */
function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

/** By how many letters the hour is moved at the ends of the day to stay inside the window. */
function inwards(minutes: number): number {
  const near = 120;
  const [start, end] = [Math.max(0, near - minutes), Math.max(0, minutes - dayLength + near)];
  return (1.2 * (start - end)) / near;
}

// Memoised: a phone has no time to render it in every frame of a moving cursor.

const Caption = memo(function Caption({ title, note, address, summary }: Queries.LiveViewFragment) {
  return (
    <figcaption css={styles.caption}>
      <span css={styles.address} aria-hidden="true">
        {address}
      </span>
      <span css={visuallyHidden}>{title}</span>
      <span css={styles.note}>{note}</span>
      <span css={visuallyHidden}>{summary}</span>
    </figcaption>
  );
});

const Sentence = memo(function Sentence({ text, link }: { text: string; link: Props["link"] | undefined }) {
  return (
    <div css={styles.sentence}>
      <p role="status">{text}</p>
      {link && (
        <p css={styles.offer}>
          <ButtonLink link={link} />
        </p>
      )}
    </div>
  );
});

export const fragment = graphql`
  fragment LiveView on HomeJsonAqualinkLiveView {
    title
    # «exemple»: the figures are not a customer's.
    note
    address
    summary
    # What the cursor and the table's first column are called.
    cursor
    table
    # Beside the cursor, until it is used.
    hint
    places {
      village
      chamber
      reservoir
      source
      pressureLine
    }
    quantities {
      ...Quantities
    }
    leak {
      label
      none
      after
      before
      calm
    }
    # What one sees, by what the figures are (sentence.ts).
    seen {
      calm {
        filling
        drawing
        peak
      }
      after {
        quiet
        busy
        weak
      }
      before {
        opening
        hidden
        low
      }
    }
  }
`;

const styles = {
  window: css({
    // On paper, and without React, the controls are hidden: they would do nothing.
    "@media print, (scripting: none)": { "& .operated": { display: "none" } },
    "html[data-scripts=failed] & .operated": { display: "none" },
    containerType: "inline-size",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    border: `1px solid ${color.line}`,
    borderRadius: size.windowRadius,
    background: color.surface,
    overflow: "clip",
    font: `500 ${fontSize.label}/1.3 ${font.label}`,
    // Another choice animates the lines; the cursor moves them at once.
    [media.motion]: {
      "&:has([name=leak]:focus) :is(path, circle, rect, svg)": {
        transition: "d 500ms, cy 500ms, y 500ms, height 500ms",
      },
    },
  }),
  caption: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0.25rem ${space.s}`,
    minBlockSize: "2.5rem",
    padding: `0.25rem ${space.s}`,
    [isNarrow]: { gridColumn: "1 / -1", justifyContent: "space-between", gap: "0.25rem" },
    [isWide]: { paddingInline: space.l },
  }),
  address: css({
    padding: `0.2rem ${space.m}`,
    borderRadius: "1em",
    background: color.background,
    color: color.textMuted,
    [isNarrow]: { paddingInline: "0.6rem" },
  }),
  note: css({
    padding: `0.1rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
  }),
  plot: css({
    position: "relative",
    gridColumn: "1 / -1",
    marginBlock: "2.1rem 3rem",
    marginInline: "3rem 1.5rem",
    [isWide]: { marginBlockStart: "1.75rem", marginInline: "15.92% 3.11%" },
  }),
  chart: css({ inlineSize: "100%", blockSize: plotHeight, overflow: "visible" }),
  hour: css({ "&&": { fill: color.text, fontSize: "1.0625rem", fontWeight: 700, textAnchor: "middle" } }),
  /** Beside the cursor's first hour. */
  hint: css({
    position: "absolute",
    insetBlockStart: "-1.7rem",
    insetInlineStart: `calc(${(100 * firstReading) / dayLength}% + 1.75rem)`,
    color: color.text,
    pointerEvents: "none",
    whiteSpace: "nowrap",
    "&::before": { content: '"↔\u00a0"' },
    [isSmall]: { display: "none" },
  }),
  sentence: css({
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.s,
    minBlockSize: "4.5rem",
    padding: `${space.xs} ${space.s}`,
    borderBlockStart: `1px solid ${color.line}`,
    // Room for the longest sentence: nothing shifts when it changes.
    "& [role]": {
      alignSelf: "stretch",
      display: "grid",
      alignItems: "center",
      font: `400 ${fontSize.body}/1.4 ${font.text}`,
      textWrap: "balance",
    },
    [isPhone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlock: space.s,
      "& [role]": { minBlockSize: "4.2em" },
    },
    [isSmall]: { "& [role]": { minBlockSize: "5.6em" } },
    [isWide]: { paddingInline: `${space.l} 3.11cqi` },
  }),
  offer: css({ display: "grid", alignContent: "center" }),
};
