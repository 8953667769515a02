import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media, space } from "../../theme/tokens";
import { Unbroken } from "../unbroken";

type Props = { features: readonly Queries.FeatureFragment[] };

export function FeatureList({ features }: Props) {
  return (
    <dl css={styles.list}>
      {features.map(({ term, description }) => (
        <div key={term} css={styles.feature}>
          <dt css={styles.term}>{term}</dt>
          <dd css={styles.description}>
            <Unbroken>{description}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment Feature on HomeJsonAqualinkPoints {
    term
    description
  }
`;

const styles = {
  list: css({ display: "grid", gap: space.m, [media.wide]: { gap: space.l } }),
  feature: css({ borderInlineStart: `2px solid ${color.brand}`, paddingInlineStart: space.m }),
  term: css({ fontWeight: 600, fontSize: fontSize.heading3, lineHeight: 1.25 }),
  description: css({ color: color.textMuted, maxInlineSize: "30em" }),
};
