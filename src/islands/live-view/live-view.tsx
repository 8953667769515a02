import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { describeReading } from "../../network/format";
import { dayLength, type Quantity, step } from "../../network/model";
import { inkColors } from "../../theme/background";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { Answer } from "./answer";
import { type Choice, firstChoice, leakOf, presetFor, readChoice, writeMinutes } from "./choice";
import { LeakToggle } from "./leak-toggle";
import { Profile } from "./profile";
import { Readout } from "./readout";
import { sliderStyle } from "./slider-style";
import { Strips } from "./strips";
import { Tabs } from "./tabs";
import { ValueTable } from "./value-table";
import {
  heightLeft,
  heightLeftInLow,
  whenLow,
  whenNarrow,
  whenSmall,
  whenWide,
  withoutReact,
} from "./widths";

type Props = { view: Queries.LiveViewFragment };

/** AquaLink's web view: the pressure along a pipe, three sensors and their day under one cursor, and what one learns from them. */
export const LiveView = island("live-view", function LiveView({ view }: Props) {
  const [choice, setChoice] = useState(firstChoice);
  // Nothing is said before something is operated, and a moving cursor says its figures only.
  const [live, setLive] = useState<"polite" | "off">();
  const figure = useRef<HTMLElement>(null);
  const touchedAt = useRef(firstChoice.minutes);

  const show = useCallback((next: Choice) => {
    setChoice(next);
    setLive("polite");
    if (figure.current) writeMinutes(figure.current, next.minutes);
  }, []);
  useLayoutEffect(() => {
    if (figure.current) show(readChoice(figure.current));
  }, [show]);

  const onAsk = useCallback((question: Quantity) => {
    const preset = presetFor(question);
    setChoice((before) => ({ ...before, ...preset }));
    setLive("polite");
    if (figure.current) writeMinutes(figure.current, preset.minutes);
  }, []);
  const onChoose = useCallback((isLeaking: boolean) => {
    setChoice((before) => ({ ...before, isLeaking }));
    setLive("polite");
  }, []);
  function moveTo(minutes: number) {
    setChoice({ ...choice, minutes });
    setLive("off");
  }

  const { question: marked, minutes } = choice;
  const leak = leakOf(choice);
  return (
    <figure ref={figure} css={styles.figure} aria-labelledby="live-view-title">
      <h3 id="live-view-title" css={visuallyHidden}>
        {view.title}
      </h3>
      <p css={visuallyHidden}>{view.summary}</p>
      <div css={styles.window}>
        <Tabs view={view} onAsk={onAsk} />
        <Answer {...{ view, leak, marked, minutes, live }} />
        <LeakToggle words={view.leak} onChoose={onChoose} />
        <div css={styles.profile}>
          <p css={styles.note}>{view.note}</p>
          <Profile {...{ view, leak, marked, minutes }} />
          <Readout {...{ view, leak, minutes }} />
        </div>
        <div css={styles.plot}>
          <Strips {...{ view, leak, marked, minutes }} />
          <input
            type="range"
            name="cursor"
            min={0}
            max={dayLength}
            step={step}
            defaultValue={firstChoice.minutes}
            aria-label={view.cursor}
            aria-valuetext={describeReading(view, leak, minutes)}
            onInput={({ currentTarget }) => moveTo(currentTarget.valueAsNumber)}
            onPointerDown={({ currentTarget }) => {
              touchedAt.current = currentTarget.valueAsNumber;
            }}
            // The touch scrolls the page: the slider's move is undone.
            onPointerCancel={({ currentTarget }) => {
              currentTarget.valueAsNumber = touchedAt.current;
              moveTo(touchedAt.current);
            }}
            css={sliderStyle}
            className="operated"
          />
        </div>
      </div>
      <ValueTable view={view} leak={leak} />
    </figure>
  );
});

export const fragment = graphql`
  fragment LiveView on HomeJsonAqualinkLiveView {
    title
    # «exemple»: the figures are not a customer's.
    note
    summary
    # The three tabs; the cursor, and the table's first column; the table.
    questions
    cursor
    table
    places {
      village
      chamber
      reservoir
    }
    quantities {
      ...Quantities
    }
    leak {
      label
      with
      without
      after
      before
      opens
      calm
      insteadOf
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
        both
        low
      }
    }
  }

  # What AquaLink measures, in the order of the live view: from the village to the reservoir.
  fragment Quantities on HomeJsonAqualinkLiveViewQuantities {
    pressure {
      ...Quantity
    }
    flow {
      ...Quantity
    }
    level {
      ...Quantity
    }
  }

  fragment Quantity on Quantity {
    name
    unit
    spokenUnit
    question
    input
  }
`;

/** Of the profile and the strips: room for the names beside them. */
const plotMargin = "15.9% 3.1%";

const styles = {
  figure: css({
    containerType: "inline-size",
    // On paper, and without React, the controls are hidden: they would do nothing.
    [withoutReact]: { "& .operated": { display: "none" } },
    "html[data-hydration=failed] & .operated": { display: "none" },
    // Another choice of the leak animates the lines; the cursor and the tabs move them at once.
    [media.motion]: {
      "&:has([name=leak]:focus) :is(path, circle, rect, svg)": {
        transition: "d 500ms, cy 500ms, y 500ms, height 500ms",
      },
    },
  }),
  window: css(inkColors, {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    border: `1px solid ${color.line}`,
    borderRadius: size.windowRadius,
    background: color.surface,
    overflow: "clip",
    // Over the trace in the margin, where it passes.
    [media.narrow]: {
      position: "relative",
      zIndex: 2,
      marginInline: "calc(-1 * var(--room, 0px) - 6px) -6px",
    },
  }),
  profile: css({
    position: "relative",
    gridColumn: "1 / -1",
    paddingBlockStart: space.l,
    marginInline: "3rem 1rem",
    [whenWide]: { paddingBlockStart: space.s, marginInline: plotMargin },
  }),
  // Right of the reservoir.
  note: css({
    position: "absolute",
    zIndex: 1,
    insetBlockStart: space.xs,
    insetInlineEnd: 0,
    // Under the line, where the reservoir takes the corner.
    [whenNarrow]: { insetBlockStart: "5rem", insetInlineEnd: "32%", background: color.surface },
    [whenSmall]: { position: "static", inlineSize: "fit-content", marginBlockEnd: space.m },
    padding: `0.05rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
    fontSize: fontSize.small,
    lineHeight: 1.3,
  }),
  plot: css({
    position: "relative",
    gridColumn: "1 / -1",
    blockSize: "7.25rem",
    marginBlock: "2.125rem 2.75rem",
    marginInline: "5rem 1.5rem",
    [whenWide]: {
      blockSize: `clamp(9.875rem, ${heightLeft} * 0.58, 16rem)`,
      marginBlock: "2.25rem 3.25rem",
      marginInline: plotMargin,
      [whenLow]: { blockSize: `clamp(8.25rem, ${heightLeftInLow} * 0.58, 14rem)` },
    },
    [media.print]: { blockSize: "30mm" },
  }),
};
