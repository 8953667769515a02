import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { third, twelveColumns } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { PartnerCableDrawing, PartnerSocketDrawing } from "./drawings/partner-socket-drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** Which of the board's sockets is kept for it. */
  row: number;
};

/** A category of partners: what each gives and, on the board, what it takes and the place that is kept for those to come. */
export function PartnerCategory({ category, labels, row }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={[twelveColumns, styles.category]}>
      <PartnerSocketDrawing row={row} />
      <header css={styles.header}>
        <h2>{title}</h2>
        <p css={styles.description}>{description}</p>
      </header>
      <dl css={styles.exchange}>
        <div css={styles.brings}>
          <dt css={labelStyle}>{labels.brings}</dt>
          <dd>{brings}</dd>
        </div>
        <div css={styles.onBoard}>
          <dt css={labelStyle}>{labels.gets}</dt>
          <dd>{gets}</dd>
        </div>
      </dl>
      <div css={styles.cable}>
        <PartnerCableDrawing row={row} />
      </div>
      <div css={styles.onBoard}>
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
    [media.stacked]: { paddingInlineEnd: `calc(100% - var(--edge) + ${space.xs})` },
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      inlineSize: `calc(var(--edge) - ${space.l})`,
      borderBlockStart: `1px solid ${color.text}`,
    },
  }),
  header: css({
    display: "grid",
    alignContent: "start",
    gap: space.s,
    [media.wide]: { gridColumn: third.left, gridRow: "1 / span 2" },
  }),
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
  exchange: css({ display: "grid", gap: space.m, [media.wide]: { display: "contents" } }),
  brings: css({ [media.wide]: { gridColumn: third.middle } }),
  // Right of the traces.
  onBoard: css({ [media.wide]: { gridColumn: third.right, paddingInlineStart: 104 } }),
  // Up to the board's edge.
  cable: css({
    display: "grid",
    [media.stacked]: { order: 1, marginInlineEnd: `calc(-1 * ${space.xs})` },
    [media.wide]: { gridColumn: third.middle, gridRow: 2, marginInlineEnd: `calc(-1 * ${space.l})` },
  }),
  place: css({
    display: "grid",
    alignItems: "center",
    minBlockSize: "5rem",
    padding: space.m,
    [media.wide]: { marginBlockEnd: space.l },
    border: `1px dashed ${color.controlLine}`,
    color: color.textMuted,
    textWrap: "balance",
  }),
};
