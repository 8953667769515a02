import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";

type Props = { values: readonly Queries.ValueFragment[] };

export function ValueList({ values }: Props) {
  return (
    <ul css={styles.list}>
      {values.map((value) => (
        <li key={value.title} css={styles.value}>
          <h3>{value.title}</h3>
          <p css={styles.description}>{value.description}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Value on TitledText {
    title
    description
  }
`;

const styles = {
  list: css({
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      paddingBlockStart: space.s,
    },
  }),
  value: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.l,
    alignContent: "start",
    paddingBlock: space.s,
    "& > h3": { flexBasis: "12rem" },
    [media.stacked]: { borderBlockEnd: `1px solid ${color.line}` },
    [media.wide]: { display: "grid", gap: space.xs },
  }),
  description: css({ flex: "1 1 14rem", color: color.textMuted, textWrap: "balance" }),
};
