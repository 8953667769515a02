import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { card } from "../theme/card";
import { labelStyle } from "../theme/label";
import { color, media, space } from "../theme/tokens";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
};

/** A category of partners: what each gives and takes, and the strip that keeps the place of those to come. */
export function PartnerCategory({ category, labels }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={[card.ruled, styles.category]}>
      <div>
        <h2>{title}</h2>
        <p css={styles.description}>{description}</p>
      </div>
      <dl css={styles.exchange}>
        <div>
          <dt css={labelStyle}>{labels.brings}</dt>
          <dd>{brings}</dd>
        </div>
        <div>
          <dt css={labelStyle}>{labels.gets}</dt>
          <dd>{gets}</dd>
        </div>
      </dl>
      <p css={[labelStyle, styles.tile]}>{notice}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment PartnerCategory on PartnersJsonCategories {
    title
    description
    # What such a partner gives and takes.
    brings
    gets
    notice
  }

  fragment PartnerLabels on PartnersJsonWords {
    brings
    gets
  }
`;

const styles = {
  category: css({
    gap: `${space.l} ${space.xl}`,
    [media.wide]: { gridTemplateColumns: "5fr 7fr" },
  }),
  description: css({ marginBlockStart: space.s, color: color.textMuted, maxInlineSize: "26em" }),
  exchange: css({
    display: "grid",
    alignContent: "start",
    gap: space.m,
    [media.medium]: { gridTemplateColumns: "1fr 1fr", gap: space.xl },
  }),
  tile: css({
    gridColumn: "1 / -1",
    padding: `${space.s} ${space.m}`,
    border: `1px dashed ${color.controlLine}`,
    color: color.textMuted,
  }),
};
