import { css } from "@emotion/react";
import cable from "../drawings/habit-cable.svg";
import probe from "../drawings/habit-probe.svg";
import step from "../drawings/habit-step.svg";
import { color, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { copperLine, marginCentre, pseudoElement } from "./drawings/trace";

type Props = { habits: readonly Queries.ValueFragment[] };

/** The founders' principles, each with a drawing wired to the trace in the page's margin. */
export function HabitList({ habits }: Props) {
  return (
    <ul css={styles.list}>
      {habits.map((habit, index) => (
        <li key={habit.title} css={styles.habit}>
          <Drawing file={drawings[index] ?? probe} css={[nonScalingStrokes, styles.drawing]} />
          <h3>{habit.title}</h3>
          <p css={styles.description}>{habit.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Quality, security, responsiveness: the order of the contract. */
const drawings = [probe, cable, step];

const styles = {
  list: css({
    position: "relative",
    display: "grid",
    gap: space.l,
    [media.medium]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "&::before": {
        ...pseudoElement,
        insetBlockStart: 0,
        insetInline: `1.0625rem calc(-1 * ${marginCentre})`,
        borderBlockStart: copperLine,
      },
    },
  }),
  habit: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignContent: "start",
    columnGap: space.m,
    [media.tight]: { display: "block" },
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.xs },
  }),
  drawing: css({
    gridRow: "1 / 3",
    inlineSize: "4.5rem",
    [media.medium]: { gridRow: "auto", inlineSize: "9rem", marginBlockEnd: space.s },
    [media.tight]: { display: "none" },
  }),
  description: css({ color: color.textMuted, textWrap: "balance" }),
};
