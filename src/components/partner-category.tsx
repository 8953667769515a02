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
  /** From 1. */
  row: number;
};

/**
 * A category of partners: what they give and take and, printed on an empty board, the reserved place. Both are cells of the
 * list's grid: beside each other; on a telephone a piece of the board is under its words.
 */
export function PartnerCategory({ category, labels, part, designator, row }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={styles.category}>
      <div css={[styles.words, css({ gridRow: 2 * row - 1, [media.medium]: { gridRow: row } })]}>
        <h2 css={styles.title}>{title}</h2>
        <p css={styles.description}>{description}</p>
        <dl css={styles.exchange}>
          <dt>{labels.brings}</dt>
          <dd>{brings}</dd>
          <dt>{labels.gets}</dt>
          <dd>{gets}</dd>
        </dl>
      </div>
      <div
        css={[styles.place, css({ gridArea: `${2 * row} / 1`, [media.medium]: { gridArea: `${row} / 2` } })]}
      >
        <div css={styles.part}>
          <Drawing file={part} />
        </div>
        <div css={styles.print}>
          <p aria-hidden="true" css={styles.designator}>
            <span>{designator}</span> {title}
          </p>
          <p css={styles.notice}>{notice}</p>
        </div>
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
  title: css({ fontSize: "clamp(2rem, 1.7rem + 1.2vw, 2.75rem)" }),
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
    gridTemplateColumns: "minmax(0, 12fr) minmax(0, 13fr)",
    columnGap: space.s,
    [media.wide]: { gridTemplateColumns: "minmax(0, 15fr) minmax(0, 11fr)", columnGap: space.l },
    // Letters so large take the part's room.
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)", paddingInlineStart: space.l },
    alignItems: "center",
    overflow: "clip",
    paddingInlineEnd: space.l,
    color: "var(--silk)",
    [media.narrow]: {
      minBlockSize: "8.5rem",
      marginBlockEnd: space.l,
      borderRadius: 8,
      background: "var(--mask)",
    },
  }),
  part: css({
    position: "relative",
    [media.tight]: { display: "none" },
    "& > svg": { overflow: "visible" },
    ".silk": { stroke: "var(--silk)" },
    ".land": { fill: "var(--land)" },
    ".buried": { stroke: "var(--buried)" },
  }),
  // On a mask of its own, so that no trace runs under it.
  print: css({ background: "var(--mask)" }),
  designator: css({
    marginBlockEnd: space.xs,
    font: `500 clamp(0.9rem, 4.2vw, ${fontSize.small})/1.3 ${font.text}`,
    // Not one of the three names has room beside it.
    "& > span": { fontFamily: font.figure, [media.tablet]: { display: "block" } },
  }),
  notice: css({
    fontSize: `clamp(0.9rem, 4.2vw, ${fontSize.small})`,
    lineHeight: 1.35,
    textWrap: "balance",
    overflowWrap: "break-word",
  }),
};
