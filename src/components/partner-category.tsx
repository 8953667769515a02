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
  stacked: `"part ." ${space.s} "part words" "part exchange" "part notice" "part ." calc(${space.s} + var(--edge))`,
  wide: `"part . ." 2.75rem "part words exchange" "part notice exchange" "part . ." minmax(2.75rem, 1fr)`,
};
/** How wide the part is. */
const part = "var(--part)";
/** How high a category is at least, beside its part. */
const row = "14.5rem";
const margin = `clamp(${space.m}, 4vw, 3.5rem)`;
/** Six contacts at the board's edge: where they begin, and how much they take, in shares of the part's width. */
const contacts = { start: 0.094, width: 0.812 };
/** A stripe in the middle of each. */
const sixOf = (paint: string, halfWidth: string) =>
  `repeating-linear-gradient(90deg, #0000 0 calc(5.4% - ${halfWidth}), ${paint} 0 calc(5.4% + ${halfWidth}), #0000 0 17.84%)`;
/** Under each, a ring that nothing is wired to. */
const openEnds = `radial-gradient(circle closest-side, #0000 50%, ${color.copper} 56% 90%, #0000 95%) -4.28% 100% / 17.84% var(--ring) repeat-x`;
const gap = `clamp(${space.m}, 3vw, 3.5rem)`;

const styles = {
  category: css({
    "--part": "clamp(5rem, 26vw - 2.6rem, 15.5rem)",
    [media.narrow]: { "--part": "clamp(3.25rem, 34vw - 4.35rem, 6rem)" },
    // Below the last part, down to the contacts at the board's edge.
    "--edge": "0px",
    display: "grid",
    grid: `${areas.stacked} / ${part} minmax(0, 1fr)`,
    gap: `${space.m} ${gap}`,
    // The traces run on from part to part.
    paddingInline: margin,
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
    // The board is in a connector, whose wires wait for the next one.
    "&:last-of-type": {
      "--edge": space.xl,
      "--ring": "12px",
      [media.narrow]: { "--ring": "5px" },
      position: "relative",
      [media.medium]: { "--edge": "3.5rem" },
      [media.wide]: { "--edge": "5.75rem", minBlockSize: `calc(${row} + var(--edge))` },
      "&::before, &::after": {
        ...piece,
        insetInlineStart: margin,
        inlineSize: part,
        [media.tight]: { display: "none" },
        [media.print]: { display: "none" },
      },
      "&::before": {
        insetBlockStart: "100%",
        blockSize: "3.125rem",
        marginInlineStart: `calc(${contacts.start} * ${part})`,
        inlineSize: `calc(${contacts.width} * ${part})`,
        background: `${openEnds}, ${sixOf(color.copper, "1px")} 0 0 / 100% calc(100% - var(--ring) + 1px) no-repeat`,
      },
      "&::after": {
        insetBlockStart: "calc(100% - 5px)",
        blockSize: 18,
        border: `1.5px solid ${color.text}`,
        background: `${sixOf(color.copper, "2%")} 50% / ${100 * contacts.width}% 7px no-repeat border-box ${color.surface}`,
      },
    },
  }),
  words: css({
    gridArea: "words",
    alignSelf: "baseline",
    display: "grid",
    gap: space.s,
    textWrap: "balance",
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
    // The last part's run on to the contacts at the board's edge.
    "section:last-of-type > &": {
      alignItems: "start",
      "&::after": {
        ...piece,
        insetBlockEnd: 0,
        insetInlineStart: `${100 * contacts.start}%`,
        inlineSize: `${100 * contacts.width}%`,
        aspectRatio: "9 / 2",
        background: sixOf("var(--land)", "5.4%"),
      },
    },
    ".silk": { stroke: "var(--silk)", [media.narrow]: { strokeWidth: 4 } },
    ".land": { fill: "var(--land)" },
    // Beside so many lines of text, thicker ones would be a stripe.
    ".buried": { stroke: "var(--buried)", [media.narrow]: { strokeWidth: 4.5, strokeOpacity: 0.6 } },
    // Too small to be read.
    text: { fill: "var(--silk)", [media.narrow]: { display: "none" }, [media.tablet]: { fontSize: 18 } },
  }),
  notice: css({
    gridArea: "notice",
    fontSize: `clamp(0.9rem, 4.2vw, ${fontSize.small})`,
    lineHeight: 1.35,
    textWrap: "balance",
    overflowWrap: "break-word",
  }),
};
