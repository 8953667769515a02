import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { third, twelveColumns } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { FootprintDrawing } from "./drawings/footprint-drawing";
import { PartnerPlugDrawing } from "./drawings/partner-plug-drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
};

/** A category of partners: what each gives and takes, and the places that are kept for those to come. */
export function PartnerCategory({ category, labels }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={[twelveColumns, styles.category]}>
      <header css={styles.header}>
        <div css={styles.plug}>
          <PartnerPlugDrawing />
        </div>
        <h2>{title}</h2>
        <p css={styles.description}>{description}</p>
      </header>
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
      <div css={styles.places}>
        <div css={styles.place}>
          <FootprintDrawing />
          <p css={[labelStyle, styles.notice]}>{notice}</p>
        </div>
        {emptyPlaces.map((place) => (
          <div key={place} css={[styles.place, styles.empty]}>
            <FootprintDrawing />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Beside the one that says what it is. */
const emptyPlaces = [1, 2];

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
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.text}`,
  }),
  header: css({
    display: "grid",
    alignContent: "start",
    gap: space.s,
    [media.wide]: { gridColumn: third.left },
  }),
  // Its cable comes from the sheet's edge.
  plug: css({ inlineSize: "6rem" }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
  exchange: css({
    display: "grid",
    alignContent: "end",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridColumn: "5 / -1" },
  }),
  places: css({
    display: "grid",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.print]: { display: "block" },
  }),
  place: css({
    display: "grid",
    "& > *": { gridArea: "1 / 1" },
    "& svg": { inlineSize: "100%", blockSize: "7rem" },
  }),
  // On a telephone, one place is enough of them.
  empty: css({ display: "none", [media.medium]: { display: "grid" }, [media.print]: { display: "none" } }),
  notice: css({
    placeSelf: "center",
    maxInlineSize: "24ch",
    paddingInline: space.l,
    color: color.textMuted,
    textAlign: "center",
  }),
};
