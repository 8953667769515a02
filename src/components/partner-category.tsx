import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, fontSize, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** The part that is missing on the board, a file of src/drawings/, and its designator: «J1». */
  part: string;
  designator: string;
};

/**
 * A category of partners: what they give and take and, printed on an empty board, the reserved place. Both are cells of the
 * list's grid: beside each other, or on a telephone all words above the whole board.
 */
export function PartnerCategory({ category, labels, part, designator }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={styles.category}>
      <div css={styles.words}>
        <h2 css={styles.title}>{title}</h2>
        <p css={styles.description}>{description}</p>
        <dl css={styles.exchange}>
          <dt>{labels.brings}</dt>
          <dd>{brings}</dd>
          <dt>{labels.gets}</dt>
          <dd>{gets}</dd>
        </dl>
      </div>
      <div css={styles.place}>
        <div css={styles.part}>
          <Drawing file={part} />
          <span aria-hidden="true" css={styles.designator}>
            {designator} {title}
          </span>
        </div>
        <p css={styles.notice}>{notice}</p>
      </div>
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
  category: css({ display: "contents" }),
  words: css({
    display: "grid",
    alignContent: "center",
    gap: space.s,
    paddingBlock: space.l,
    borderBlockStart: `1px solid ${color.line}`,
    "section:first-of-type > &": { borderBlockStartColor: color.text },
  }),
  // The longest of the three names stands on one line at 320 px.
  title: css({ fontSize: "clamp(2rem, 1.7rem + 1.2vw, 2.75rem)", overflowWrap: "normal" }),
  description: css({ color: color.textMuted }),
  exchange: css({
    display: "grid",
    gap: `0 ${space.m}`,
    [media.medium]: { gridTemplateColumns: "4.5rem minmax(0, 1fr)", rowGap: space.xs },
    "& dt": { color: color.textMuted },
    "& dd + dt": { [media.narrow]: { marginBlockStart: space.xs } },
  }),
  // The traces of a part run on to the next one's place.
  place: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "center",
    overflow: "clip",
    paddingInlineEnd: space.l,
    color: "var(--silk)",
    [media.wide]: { gridColumn: 2 },
  }),
  part: css({ position: "relative", "& > svg": { overflow: "visible" } }),
  designator: css({
    position: "absolute",
    insetBlockEnd: "calc(100% * 160 / 233)",
    insetInlineStart: "calc(100% * 53 / 300)",
    whiteSpace: "nowrap",
    font: `450 ${fontSize.label}/1 ${font.label}`,
  }),
  notice: css({ fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.35, textWrap: "balance" }),
};
