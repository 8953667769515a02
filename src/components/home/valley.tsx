import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { color, fontSize, media, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { ValleyDrawing } from "../drawings/valley-drawing";

type Props = { valley: Queries.ValleyFragment };

/** Why one measures a water network: where it runs, and the three questions that it leaves open. */
export function Valley({ valley }: Props) {
  const { summary, places, questions } = valley;
  return (
    <div css={styles.valley}>
      <p css={visuallyHidden}>{summary}</p>
      <div css={styles.drawing}>
        <ValleyDrawing places={places} pressure={questions[0]?.quantity ?? ""} />
      </div>
      <ol css={styles.questions}>
        {questions.map(({ question, quantity, input }, index) => (
          <li key={question} css={styles.question}>
            <span css={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p css={labelStyle}>{`${quantity} · ${input}`}</p>
            <p css={styles.words}>{question}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export const fragment = graphql`
  fragment Valley on HomeJsonAqualinkValley {
    # What the drawing shows, for those who hear it.
    summary
    places {
      ...ValleyDrawing
    }
    # In the order of the drawing, from left to right.
    questions {
      question
      quantity
      input
    }
  }
`;

const styles = {
  valley: css({ display: "grid", gap: space.l, breakInside: "avoid" }),
  // To the window's edge on a telephone; elsewhere, the title stands in its sky.
  drawing: css({
    marginInlineEnd: `calc(-1 * ${space.gutter})`,
    [media.medium]: { marginInlineEnd: 0 },
    "@media (min-width: 60rem)": { marginBlockStart: "-9rem" },
  }),
  questions: css({
    display: "grid",
    gap: space.m,
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)", gap: space.l },
  }),
  question: css({
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignContent: "start",
    columnGap: space.s,
    [media.wide]: { paddingBlockStart: space.m, borderBlockStart: `1px solid ${color.line}` },
  }),
  number: css({
    gridRow: "span 2",
    inlineSize: "1.75rem",
    lineHeight: "1.5rem",
    blockSize: "1.75rem",
    border: `2px solid ${color.copper}`,
    borderRadius: "50%",
    color: color.copperText,
    fontSize: fontSize.small,
    fontWeight: 600,
    textAlign: "center",
  }),
  words: css({ fontSize: fontSize.heading3, fontWeight: 600, lineHeight: 1.2 }),
};
