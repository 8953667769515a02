import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { describeReading } from "../../network/format";
import { dayLength, type Quantity, timeStep } from "../../network/model";
import { inkColors } from "../../theme/background";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { Answer } from "./answer";
import { type Choice, initialChoice, leakOf, presetFor, readChoice, writeMinutes } from "./choice";
import { freeHeight, freeHeightIfShort, whenNarrow, whenNotInteractive, whenTiny, whenWide } from "./layout";
import { LeakToggle } from "./leak-toggle";
import { Profile } from "./profile";
import { Readout } from "./readout";
import { SensorCurves } from "./sensor-curves";
import { sliderStyle } from "./slider-style";
import { Tabs } from "./tabs";
import { ValueTable } from "./value-table";

/** AquaLink's web view: the pressure along a pipe, three sensors' values over a day, and an explanation. */
export const LiveView = island("live-view", function LiveView({ view }: { view: Queries.LiveViewFragment }) {
  const [choice, setChoice] = useState(initialChoice);
  // Undefined until hydration. While the slider moves, only its own values are read out.
  const [politeness, setPoliteness] = useState<"polite" | "off">();
  const figure = useRef<HTMLElement>(null);
  const minutesAtPointerDown = useRef(initialChoice.minutes);

  const applyChanges = useCallback((changes: Partial<Choice>) => {
    setChoice((current) => ({ ...current, ...changes }));
    setPoliteness("polite");
    if (figure.current && changes.minutes !== undefined) writeMinutes(figure.current, changes.minutes);
  }, []);
  useLayoutEffect(() => {
    if (figure.current) applyChanges(readChoice(figure.current));
  }, [applyChanges]);
  const onSelect = useCallback((quantity: Quantity) => applyChanges(presetFor(quantity)), [applyChanges]);
  const onToggle = useCallback((isLeaking: boolean) => applyChanges({ isLeaking }), [applyChanges]);
  function onSlide(minutes: number) {
    setChoice({ ...choice, minutes });
    setPoliteness("off");
  }

  const { quantity: selected, minutes } = choice;
  const leak = leakOf(choice);
  return (
    <figure ref={figure} css={styles.figure} aria-labelledby="live-view-title">
      <h3 id="live-view-title" css={visuallyHidden}>
        {view.title}
      </h3>
      <p css={visuallyHidden}>{view.summary}</p>
      <div css={styles.window}>
        <Tabs view={view} onSelect={onSelect} />
        <Answer {...{ view, leak, selected, minutes, politeness }} />
        <LeakToggle labels={view.leak} onToggle={onToggle} />
        <div css={styles.profile}>
          <p css={styles.note}>{view.note}</p>
          <Profile {...{ view, leak, selected, minutes }} />
          <Readout {...{ view, leak, minutes }} />
        </div>
        <div css={styles.plot}>
          <SensorCurves {...{ view, leak, selected, minutes }} />
          <input
            type="range"
            name="cursor"
            min={0}
            max={dayLength}
            step={timeStep}
            defaultValue={initialChoice.minutes}
            aria-label={view.cursor}
            aria-valuetext={describeReading(view, leak, minutes)}
            onInput={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
            onPointerDown={({ currentTarget }) => {
              minutesAtPointerDown.current = currentTarget.valueAsNumber;
            }}
            // Undoes the slider's move when a touch turns into scrolling.
            onPointerCancel={({ currentTarget }) => {
              currentTarget.valueAsNumber = minutesAtPointerDown.current;
              onSlide(minutesAtPointerDown.current);
            }}
            css={sliderStyle}
            className="needs-script"
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
    # «exemple», because the values are simulated.
    note
    summary
    # Label of the tabs.
    questions
    # Label of the slider and of the table's first column.
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
      # Places: downstream and upstream of the chamber.
      after
      before
      opens
      calm
      insteadOf
    }
    # Sentences by the state of the network (sentence.ts).
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

  # In the order of the live view, from the village to the reservoir.
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

/** Horizontal margins of both charts, for the labels on their left. */
const plotMargin = "15.9% 3.1%";

const styles = {
  figure: css({
    containerType: "inline-size",
    // Hides controls that cannot work, on paper and without React.
    [whenNotInteractive]: { "& .needs-script": { display: "none" } },
    "html[data-hydration=failed] & .needs-script": { display: "none" },
    // Animates the curves when the leak is toggled, but not when slider or tabs change them.
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
    // On phones, covers the home page's copper trace (components/drawings/lines.ts).
    [media.narrow]: {
      position: "relative",
      zIndex: 1,
      marginInline: "calc(-1 * var(--trace-indent, 0px) - 6px) -6px",
    },
  }),
  profile: css({
    position: "relative",
    gridColumn: "1 / -1",
    paddingBlockStart: space.l,
    marginInline: "3rem 1rem",
    [whenWide]: { paddingBlockStart: space.s, marginInline: plotMargin },
  }),
  note: css({
    position: "absolute",
    zIndex: 1,
    insetBlockStart: space.xs,
    insetInlineEnd: 0,
    padding: `0.05rem ${space.xs}`,
    border: `1px solid ${color.copper}`,
    color: color.copperText,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    // In narrow layouts, places the note below the reservoir, which is in the corner.
    [whenNarrow]: {
      insetBlockStart: "5rem",
      paddingInline: "0.35rem",
      background: color.surface,
      fontSize: fontSize.label,
    },
    [whenTiny]: { position: "static", inlineSize: "fit-content", marginBlockEnd: space.m },
  }),
  plot: css({
    position: "relative",
    gridColumn: "1 / -1",
    blockSize: "9.5rem",
    marginBlock: "2.125rem 2.75rem",
    marginInline: "5rem 1.5rem",
    [whenWide]: {
      blockSize: `clamp(9.875rem, ${freeHeight} * 0.58, 16rem)`,
      marginBlock: "2.25rem 3.25rem",
      marginInline: plotMargin,
      [media.short]: { blockSize: `clamp(8.25rem, ${freeHeightIfShort} * 0.58, 14rem)` },
    },
    [media.print]: { blockSize: "30mm" },
  }),
};
