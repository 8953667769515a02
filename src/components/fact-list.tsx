import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { NoWrapTerms } from "./no-wrap-terms";

export function FactList({ facts }: { facts: readonly Queries.FactFragment[] }) {
  return (
    <dl css={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} css={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>
            <NoWrapTerms>{fact.text}</NoWrapTerms>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment Fact on LabelledText {
    label
    text
  }
`;

const styles = {
  facts: css({ borderBlockStart: `1px solid ${color.text}` }),
  fact: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space.m}`,
    "& dt": {
      flex: "0 1 8rem",
      // Unlike the global `anywhere`, widens the column to its longest word if there is room.
      overflowWrap: "break-word",
      maxInlineSize: "100%",
      color: color.textMuted,
      [media.narrow]: { flexBasis: "6.5rem" },
    },
    "& dd": { flex: "1 1 8rem" },
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.print]: { paddingBlock: 0 },
  }),
};
