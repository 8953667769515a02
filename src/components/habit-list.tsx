import { css } from "@emotion/react";
import message from "../drawings/habit-message.svg";
import probe from "../drawings/habit-probe.svg";
import record from "../drawings/habit-record.svg";
import { color, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { marginCentre } from "./drawings/lines";

type Props = {
  habits: readonly Queries.TitledTextFragment[];
  /** Initials on the coat of the founder who gets the message in the last drawing. */
  initials: string | undefined;
};

/** The founders' habits, each with a drawing; one wire runs through all drawings to the trace in the page's margin. */
export function HabitList({ habits, initials }: Props) {
  return (
    <ul css={styles.list}>
      {habits.map((habit, index) => (
        <li key={habit.title} css={styles.habit}>
          <Drawing svg={drawings[index] ?? probe} css={[nonScalingStrokes, styles.drawing]}>
            {drawings[index] === message && (
              <text className="figure ink" x="388" y="122">
                {initials}
              </text>
            )}
          </Drawing>
          <h3>{habit.title}</h3>
          <p css={styles.description}>{habit.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** In the order of data/founders.json: testing, encryption, answers. */
const drawings = [probe, record, message];

const styles = {
  // Clips the wire where it meets the trace in the page's margin.
  list: css({
    display: "grid",
    gap: space.l,
    clipPath: `inset(-1rem calc(-1 * ${marginCentre}) 0 calc(-1 * ${space.gutter}))`,
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  // Pointing at a habit turns the meter's rotary switch (.selector), sends another record, or moves the message.
  habit: css({
    display: "grid",
    alignContent: "start",
    rowGap: space.xs,
    "&:hover": {
      ".signal": { strokeWidth: 4 },
      ".selector": { rotate: "75deg" },
      ".record": { visibility: "hidden" },
      ".next-record": { visibility: "visible" },
      ".message": { translate: "144px -10px" },
    },
  }),
  drawing: css({
    [media.screen]: { marginBlockEnd: space.s },
    "& :is(.selector, .message)": { [media.motion]: { transition: "160ms" } },
    "& .selector": { transformOrigin: "40px 100px" },
    "& .next-record": { visibility: "hidden" },
    [media.tight]: { display: "none" },
    // Clips each drawing's wire where that of the drawing on its left ends.
    "li + li > &": { [media.medium]: { clipPath: `inset(-1rem -100vw -1rem calc(3% - ${space.l}))` } },
  }),
  description: css({ color: color.textMuted, textWrap: "balance" }),
};
