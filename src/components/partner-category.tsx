import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { color, media, space } from "../theme/tokens";
import { PartnerCableDrawing } from "./drawings/partner-socket-drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** Its socket on the board, from 0. */
  row: number;
};

/** A category of partners: what they bring and, on the board, what they receive and the reserved place. */
export function PartnerCategory({ category, labels, row }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={styles.category}>
      <header css={styles.header}>
        <h2>{title}</h2>
        <p css={styles.description}>{description}</p>
      </header>
      <div css={styles.brings}>
        <dl>
          <dt css={labelStyle}>{labels.brings}</dt>
          <dd>{brings}</dd>
        </dl>
        <PartnerCableDrawing row={row} />
      </div>
      <div css={styles.onBoard}>
        <dl>
          <dt css={labelStyle}>{labels.gets}</dt>
          <dd>{gets}</dd>
        </dl>
        <p css={[labelStyle, styles.place]}>{notice}</p>
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
  category: css({
    position: "relative",
    display: "grid",
    gap: `${space.m} ${space.l}`,
    paddingBlockStart: space.l,
    [media.narrow]: { paddingInlineEnd: `calc(100% - var(--edge) + ${space.l})` },
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      inlineSize: `calc(var(--edge) - ${space.l})`,
      borderBlockStart: `1px solid ${color.text}`,
    },
  }),
  header: css({ display: "grid", alignContent: "start", gap: space.s }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
  brings: css({ display: "grid" }),
  // Right of the traces; on a telephone left of them.
  onBoard: css({
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: space.m,
    marginBlockEnd: space.l,
    [media.narrow]: {
      position: "relative",
      inlineSize: `calc(100% + ${space.l} + 2px)`,
      padding: space.m,
      border: `2px dashed ${color.controlLine}`,
      borderInlineEnd: 0,
      borderRadius: "10px 0 0 10px",
      background: color.surface,
    },
    [media.medium]: { gridArea: "1 / 2 / span 2", paddingInlineStart: 122 },
    [media.wide]: { gridArea: "1 / 3" },
  }),
  place: css({
    display: "grid",
    alignItems: "center",
    minBlockSize: "5rem",
    padding: space.m,
    border: `1px dashed ${color.controlLine}`,
    color: color.textMuted,
    textWrap: "balance",
  }),
};
