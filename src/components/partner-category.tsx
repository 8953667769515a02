import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { third, twelve, twelveColumns } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { PartnerPlugDrawing, pinPitch } from "./drawings/partner-plug-drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** Of its plug. */
  pins: number;
};

/** A category of partners: what each gives and takes, and the place that is kept for those to come. */
export function PartnerCategory({ category, labels, pins }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={[twelveColumns, styles.category]}>
      <header css={styles.header}>
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
      <div css={styles.meeting}>
        <PartnerPlugDrawing pins={pins} />
        <p css={[labelStyle, styles.place, contacts(pins)]}>{notice}</p>
      </div>
    </section>
  );
}

/** In copper, on the place's edge, one for each pin. */
function contacts(pins: number) {
  const blockSize = (pins - 1) * pinPitch + 6;
  const pad = `${color.copper} 0 6px, transparent 6px ${pinPitch}px`;
  return css({ "&::before": { blockSize, background: `repeating-linear-gradient(${pad})` } });
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
  description: css({ color: color.textMuted, maxInlineSize: "26em" }),
  exchange: css({
    display: "grid",
    alignContent: "start",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridColumn: "5 / -1" },
  }),
  // What they bring is about to be plugged into the place that is kept for it.
  meeting: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    alignItems: "center",
    gap: space.l,
    overflowX: "clip",
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // The cable comes from under the category's name, and the place is under what it gets.
    [media.wide]: {
      gridTemplateColumns: twelve,
      "& > svg": { gridColumn: "1 / 9" },
      "& > p": { gridColumn: third.right },
    },
  }),
  place: css({
    position: "relative",
    display: "grid",
    alignItems: "center",
    minBlockSize: "5rem",
    padding: `${space.m} ${space.m} ${space.m} ${space.l}`,
    border: `1px dashed ${color.controlLine}`,
    color: color.textMuted,
    textWrap: "balance",
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "-0.5rem",
      inlineSize: "1rem",
      marginBlock: "auto",
    },
  }),
};
