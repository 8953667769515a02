import { css } from "@emotion/react";
import { graphql } from "gatsby";
import gets from "../drawings/partner-gets.svg";
import gives from "../drawings/partner-gives.svg";
import { color, fontSize, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** A file of src/drawings, whose traces cross its upper and lower edges. */
  part: string;
};

/** A partner category beside its electronic part: contributions, benefits and a notice. */
export function PartnerCategory({ category, labels, part }: Props) {
  const { title, description, notice } = category;
  return (
    <section css={styles.category}>
      <div css={styles.part}>
        <Drawing file={part} css={[nonScalingStrokes, styles.drawing]} />
      </div>
      <div css={styles.words}>
        <div css={styles.head}>
          <h2 css={styles.title}>{title}</h2>
          <p>{description}</p>
        </div>
        <dl css={styles.exchange}>
          <dt>
            <Drawing file={gives} css={styles.arrow} />
            {labels.brings}
          </dt>
          <dd>{category.brings}</dd>
          <dt>
            <Drawing file={gets} css={styles.arrow} />
            {labels.gets}
          </dt>
          <dd>{category.gets}</dd>
        </dl>
        <p css={styles.notice}>{notice}</p>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment PartnerCategory on PartnersJsonCategories {
    title
    description
    # Contribution and benefit of such a partner.
    brings
    gets
    notice
  }

  fragment PartnerLabels on PartnersJsonWords {
    brings
    gets
  }
`;

/** Distance from the board's edge to its content, and the width of a part. */
export const board = {
  margin: `clamp(${space.s}, 3vw, 3rem)`,
  part: "clamp(3.25rem, 26vw - 2.6rem, 15.5rem)",
};

const styles = {
  category: css({
    display: "grid",
    gridTemplateColumns: `${board.part} minmax(0, 1fr)`,
    columnGap: board.margin,
    paddingInline: board.margin,
    "& + & > div + div": { borderBlockStart: `1px solid ${color.line}` },
    // Very large text leaves no room for the part.
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)", "& > div:has(svg)": { display: "none" } },
  }),
  // Clips the traces where the next part's begin.
  part: css({ overflow: "clip", paddingBlockStart: `clamp(${space.m}, 2vw, ${space.xl})` }),
  drawing: css({ text: { fontSize: 17, [media.stacked]: { display: "none" } } }),
  words: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(19rem, 34%)), 1fr))",
    gridTemplateRows: "auto 1fr",
    gap: `${space.m} ${board.margin}`,
    paddingBlock: `clamp(${space.l}, 3.5vw, ${space.xxl})`,
  }),
  head: css({ display: "grid", alignContent: "start", gap: space.s, "& > p": { textWrap: "balance" } }),
  // Fits the longest of the three names on one line at 320 px and with text at 200 %.
  title: css({ fontSize: "min(9vw, clamp(1.625rem, 1.1rem + 2.2vw, 2.75rem))" }),
  exchange: css({
    // Leaves the notice below the description.
    gridRow: "span 2",
    display: "grid",
    alignContent: "start",
    gap: `${space.s} ${space.m}`,
    [media.medium]: { gridTemplateColumns: "fit-content(9rem) minmax(0, 1fr)" },
    "& > dt": { alignSelf: "start", display: "flex", alignItems: "center", gap: space.xs, fontWeight: 600 },
    "& > dd": { textWrap: "balance", [media.narrow]: { marginBlockStart: `calc(-1 * ${space.s})` } },
  }),
  arrow: css({ flex: "none", inlineSize: "0.75em" }),
  notice: css({ color: color.textMuted, fontSize: fontSize.label }),
};
