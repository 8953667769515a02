import { css } from "@emotion/react";
import cable from "../drawings/habit-cable.svg";
import probe from "../drawings/habit-probe.svg";
import stepResponse from "../drawings/habit-step.svg";
import { color, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { marginCentre, revealFromLeft } from "./drawings/lines";

type Props = { habits: readonly Queries.TitledTextFragment[] };

/** The founders' habits, each with a drawing; one wire runs through all drawings to the trace in the page's margin. */
export function HabitList({ habits }: Props) {
  return (
    <ul css={styles.list}>
      {habits.map((habit, index) => (
        <li key={habit.title} css={styles.habit}>
          <Drawing svg={drawings[index] ?? probe} css={[nonScalingStrokes, styles.drawing]} />
          <h3>{habit.title}</h3>
          <p css={styles.description}>{habit.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** In the order of data/founders.json: testing, encryption, quick answers. */
const drawings = [probe, cable, stepResponse];

const styles = {
  // Clips the wire where it meets the trace in the page's margin.
  list: css({
    display: "grid",
    gap: space.l,
    clipPath: `inset(-1rem calc(-1 * ${marginCentre}) 0 calc(-1 * ${space.gutter}))`,
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  // Pointing at a habit turns the meter's rotary switch (.selector), closes the cable's sheath or redraws the response.
  habit: css({
    display: "grid",
    alignContent: "start",
    rowGap: space.xs,
    "&:hover": {
      ".signal": { strokeWidth: 4 },
      ".selector": { rotate: "75deg" },
      ".sheath": { scale: "2.07 1" },
      text: { translate: "66px" },
      ".response": { [media.motion]: { animation: `${revealFromLeft} 1s` } },
    },
  }),
  drawing: css({
    marginBlockEnd: space.s,
    "& text": { fontSize: 22, [media.tablet]: { display: "none" } },
    "& :is(.selector, .sheath, text)": { transformOrigin: "68px", [media.motion]: { transition: "160ms" } },
    "& .selector": { transformOrigin: "40px 100px" },
    [media.tight]: { display: "none" },
    // Clips the wire where the wire of the drawing to the left ends.
    "li + li > &": { [media.medium]: { clipPath: `inset(-1rem -100vw -1rem calc(3% - ${space.l}))` } },
  }),
  description: css({ color: color.textMuted, textWrap: "balance" }),
};
