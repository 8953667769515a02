import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { half } from "../../theme/sheet";
import { color, fontSize, media, space } from "../../theme/tokens";

type Props = { quantities: Queries.QuantitiesFragment };

/** Why one measures a water network: what its owner asks, and the sensor that answers. */
export function Questions({ quantities: { pressure, flow, level } }: Props) {
  return (
    <ol css={styles.questions}>
      {[pressure, flow, level].map(({ question, name, input }, index) => (
        <li key={question} css={styles.question}>
          <span css={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <p css={styles.words}>{question}</p>
          <p css={labelStyle}>{`${name} · ${input}`}</p>
        </li>
      ))}
    </ol>
  );
}

export const fragment = graphql`
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
    question
    input
  }
`;

const styles = {
  questions: css({
    display: "grid",
    alignContent: "end",
    gap: space.m,
    [media.wide]: { gridColumn: half.right },
  }),
  question: css({ display: "grid", gridTemplateColumns: "auto 1fr", gap: `0.2rem ${space.s}` }),
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
