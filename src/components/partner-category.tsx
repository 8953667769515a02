import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { piece } from "./drawings/trace";

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
  stacked: `"part ." ${space.s} "part words" "part exchange" "part notice" "part ." var(--foot)`,
  wide: `"part . ." 2rem "part words exchange" "part notice exchange" "part . ." minmax(2rem, 1fr)`,
};
/** How wide the part is: templates/partners.tsx. */
const part = "var(--part)";
/** How high a category is at least, beside its part. */
const row = "14.5rem";
/** From the board's edge to what is on it. */
export const boardMargin = `clamp(${space.m}, 4vw, 3.5rem)`;
/** Six stripes, one under each trace. */
const sixOf = (paint: string, halfWidth: string) =>
  `repeating-linear-gradient(90deg, #0000 0 calc(5.4% - ${halfWidth}), ${paint} 0 calc(5.4% + ${halfWidth}), #0000 0 17.84%) 50% / 81.2% 100% no-repeat`;
/** How high the connector is; an upper lip, and a post at either end. */
const connector = "2rem";
const lip = `linear-gradient(${color.text}, ${color.text}) 0 6px / 100% 1px no-repeat`;
const posts = `linear-gradient(90deg, #0000 9px, ${color.text} 0 10px, #0000 0 calc(100% - 10px), ${color.text} 0 calc(100% - 9px), #0000 0)`;
const gap = `clamp(${space.m}, 3vw, 3.5rem)`;

const styles = {
  category: css({
    "--foot": space.xs,
    display: "grid",
    grid: `${areas.stacked} / ${part} minmax(0, 1fr)`,
    gap: `${space.m} ${gap}`,
    // The traces run on from part to part.
    paddingInline: boardMargin,
    // A rule over the words.
    "section + &": {
      background: `linear-gradient(var(--buried), var(--buried)) 100% 0 / calc(100% - ${part} - ${gap}) 1px no-repeat content-box`,
    },
    [media.wide]: {
      grid: `${areas.wide} / ${part} minmax(0, 4fr) minmax(0, 5fr)`,
      minBlockSize: row,
    },
    // Letters so large take the part's room.
    [media.tight]: { gridTemplateColumns: "0 minmax(0, 1fr)", columnGap: 0 },
    // With its contacts the board is in a connector, which stands on what comes next.
    "&:last-of-type": {
      position: "relative",
      // As much as the holes take.
      "--foot": space.xl,
      // The traces spread to the contacts.
      [media.wide]: { minBlockSize: `calc(${row} + 4.25rem)` },
      "&::before, &::after": {
        ...piece,
        insetInlineStart: boardMargin,
        inlineSize: part,
        [media.tight]: { display: "none" },
        [media.print]: { display: "none" },
        [media.forcedColors]: { display: "none" },
      },
      "&::before": {
        insetBlockStart: "calc(100% - 1px)",
        blockSize: "calc(var(--below-board) + 1px)",
        background: `${sixOf("var(--land)", "4.6%")}, var(--mask)`,
      },
      "&::after": {
        insetBlockStart: `calc(100% + var(--below-board) - ${connector} + 1px)`,
        blockSize: connector,
        marginInlineStart: -16,
        inlineSize: `calc(${part} + 32px)`,
        padding: "12px 14.5px 6px",
        border: `1.5px solid ${color.text}`,
        background: `${sixOf(color.copper, "2%")} content-box, ${lip}, ${posts}, ${color.surface}`,
      },
    },
  }),
  words: css({
    gridArea: "words",
    alignSelf: "baseline",
    display: "grid",
    gap: space.s,
    "& > p": { textWrap: "balance" },
  }),
  // The longest of the three names stands on one line at 320 px.
  title: css({
    fontSize: "clamp(1.625rem, 1.1rem + 2.6vw, 2.75rem)",
    // And in its column.
    [media.wideScreen]: { fontSize: "min(3.7vw, 2.75rem)" },
  }),
  exchange: css({
    gridArea: "exchange",
    alignSelf: "baseline",
    display: "grid",
    gap: `0 ${space.m}`,
    [media.medium]: { gridTemplateColumns: "4.5rem minmax(0, 1fr)", rowGap: space.s },
    "& > dt": { fontWeight: 600 },
    "& > dd": { textWrap: "balance" },
    "& > dd + dt": { [media.narrow]: { marginBlockStart: space.xs } },
  }),
  part: css({
    gridArea: "part",
    position: "relative",
    display: "grid",
    alignItems: "center",
    // Its traces end where the next part's begin.
    overflow: "clip",
    // Small, and at its title's height.
    [media.stacked]: { alignItems: "start" },
    "& > svg": { overflow: "visible", [media.narrow]: { marginBlockStart: "0.6rem" } },
    "section:last-of-type > &": { alignItems: "start" },
    ".silk": { stroke: "var(--silk)", [media.narrow]: { strokeWidth: 4 } },
    ".land": { fill: "var(--land)" },
    // Beside so many lines of text, thicker ones would be a stripe.
    ".buried": { stroke: "var(--buried)", [media.narrow]: { strokeWidth: 6 } },
    // Too small to be read.
    text: {
      fill: "var(--silk)",
      [media.narrow]: { display: "none" },
      [media.tablet]: { fontSize: 18 },
      [media.large]: { fontSize: 13 },
    },
  }),
  notice: css({
    gridArea: "notice",
    fontSize: `clamp(0.9rem, 4.2vw, ${fontSize.small})`,
    lineHeight: 1.35,
    textWrap: "balance",
    overflowWrap: "break-word",
  }),
};
