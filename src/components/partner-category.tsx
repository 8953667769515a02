import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fontSize, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** The part that is missing on the board: a file of src/drawings/. */
  part: string;
};

/** A category of partners, printed on the empty board beside the part that it will be: what they give and take, and a notice. */
export function PartnerCategory({ category, labels, part }: Props) {
  const { title, description, brings, gets, notice } = category;
  return (
    <section css={styles.category}>
      <div css={styles.words}>
        <h2 css={styles.title}>{title}</h2>
        <p>{description}</p>
      </div>
      <dl css={styles.exchange}>
        <dt>{labels.brings}</dt>
        <dd>{brings}</dd>
        <dt>{labels.gets}</dt>
        <dd>{gets}</dd>
      </dl>
      <div css={styles.part}>
        <Drawing file={part} />
      </div>
      <p css={styles.notice}>{notice}</p>
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

const areas = {
  phone: `"words words" "exchange exchange" "part notice"`,
  tablet: `"part ." 1fr "part words" "part exchange" "part notice" "part ." 1fr`,
  wide: `"part . ." 1fr "part words exchange" "part notice exchange" "part . ." 1fr`,
};

const styles = {
  category: css({
    display: "grid",
    grid: `${areas.phone} / minmax(0, 2fr) minmax(0, 3fr)`,
    gap: `${space.m} ${space.l}`,
    padding: `${space.l} ${space.m}`,
    "section + &": { [media.narrow]: { borderBlockStart: "1px solid var(--buried)" } },
    [media.medium]: {
      grid: `${areas.tablet} / minmax(0, 3fr) minmax(0, 5fr)`,
      // The traces run on from part to part.
      padding: `0 ${space.xl} 0 ${space.m}`,
    },
    [media.wide]: {
      grid: `${areas.wide} / minmax(0, 6fr) minmax(0, 8fr) minmax(0, 10fr)`,
      columnGap: space.xl,
    },
  }),
  words: css({ gridArea: "words", alignSelf: "baseline", display: "grid", gap: space.s }),
  // The longest of the three names stands on one line at 320 px.
  title: css({ fontSize: "clamp(2rem, 1.7rem + 1.2vw, 2.75rem)" }),
  exchange: css({
    gridArea: "exchange",
    alignSelf: "baseline",
    display: "grid",
    gap: `0 ${space.m}`,
    [media.medium]: { gridTemplateColumns: "4.5rem minmax(0, 1fr)", rowGap: space.s },
    "& > dt": { fontWeight: 600 },
    "& > dd + dt": { [media.narrow]: { marginBlockStart: space.xs } },
  }),
  part: css({
    gridArea: "part",
    position: "relative",
    display: "grid",
    alignItems: "center",
    // Its traces end where the next part's begin.
    overflow: "clip",
    // Letters so large take its room.
    [media.tight]: { display: "none" },
    "& > svg": { overflow: "visible" },
    ".silk": { stroke: "var(--silk)" },
    ".land": { fill: "var(--land)" },
    ".buried": { stroke: "var(--buried)", [media.narrow]: { display: "none" } },
    text: { fill: "var(--silk)", [media.narrow]: { display: "none" } },
  }),
  notice: css({
    gridArea: "notice",
    [media.narrow]: { alignSelf: "center" },
    fontSize: `clamp(0.9rem, 4.2vw, ${fontSize.small})`,
    lineHeight: 1.35,
    textWrap: "balance",
    overflowWrap: "break-word",
  }),
};
