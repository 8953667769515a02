import { css } from "@emotion/react";
import { graphql } from "gatsby";
import bus from "../drawings/partner-bus.svg";
import getsArrows from "../drawings/partner-gets.svg";
import givesArrows from "../drawings/partner-gives.svg";
import wires from "../drawings/partner-wires.svg";
import { color, fontSize, media, space } from "../theme/tokens";
import { visibleAt } from "../theme/visible-at";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** The source of a file of src/drawings, of the same size as partner-wires.svg. */
  connector: string;
};

/** A partner category, below its drawn connector: what partners contribute and get, and a notice. */
export function PartnerCategory({ category, labels, connector }: Props) {
  const exchanges = [
    { arrows: givesArrows, label: labels.brings, text: category.brings },
    { arrows: getsArrows, label: labels.gets, text: category.gets },
  ];
  return (
    <section css={styles.category}>
      <div css={styles.connector}>
        <Drawing svg={wires} css={[nonScalingStrokes, visibleAt.wide]} />
        <Drawing svg={bus} css={[nonScalingStrokes, visibleAt.stacked]} />
        <Drawing svg={connector} css={nonScalingStrokes} />
      </div>
      <h2 css={styles.title}>{category.title}</h2>
      <p>{category.description}</p>
      <dl>
        {exchanges.map(({ arrows, label, text }) => (
          <div key={label}>
            <dt>
              <Drawing svg={arrows} css={styles.arrows} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p css={styles.notice}>
        <a href={category.link.to} css={styles.place}>
          {category.link.label}
        </a>
        {category.notice}
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment PartnerCategory on PartnersJsonCategories {
    title
    description
    # What such a partner contributes.
    brings
    gets
    notice
    link {
      ...Link
    }
  }

  fragment PartnerLabels on PartnersJsonWords {
    brings
    gets
  }
`;

/** Width of the wires' lane at the board's left edge; templates/partners.tsx sets `--lane` and `--column-width`. */
export const laneWidth = `max(${space.m}, var(--lane) * var(--column-width))`;

const styles = {
  category: css({
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.m,
    "& > :not(div)": { marginInline: `${laneWidth} ${space.m}` },
    "& :is(p, dd)": { textWrap: "balance" },
    "& > dl": { display: "grid", gap: space.m },
    // Colours each label like the wires of its direction.
    "& dt": { fontSize: fontSize.heading3, fontWeight: 600, color: color.brand },
    "& div + div > dt": { color: color.copperText },
    // Places what a partner contributes and gets beside connector and title.
    [media.tablet]: {
      gridTemplateColumns: "var(--column-width) minmax(0, 1fr)",
      "& > dl": { gridArea: "1 / 2 / span 4", alignContent: "end", margin: `0 0 ${space.l}` },
    },
    [media.stacked]: { "& + &": { margin: "calc(var(--column-width)/2) 0 0", borderBlockStart: "inherit" } },
    [media.wide]: {
      "& > :not(div)": { marginInlineEnd: space.l },
      "&, & > dl": { gridRow: "span 6", gridTemplateRows: "subgrid" },
      "& > dl": { gridRow: "span 2" },
    },
  }),
  connector: css({
    display: "grid",
    inlineSize: "var(--column-width)",
    // Aligns the drawn edge of the board (y = 50) with the border that continues it.
    marginBlockStart: "calc(var(--column-width)/-2)",
    "& > svg": { gridArea: "1 / 1" },
    "& text": { fontSize: 20 },
  }),
  // Fits the longest of the three titles on one line at 320 px and with text at 200 %.
  title: css({ fontSize: "min(9vw, 2.125rem)", [media.wide]: { fontSize: "min(2.6vw, 2.75rem)" } }),
  arrows: css({
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: "var(--column-width)",
    translate: "0 0.3em",
    "& .wide-only": visibleAt.wide,
    "& .stacked-only": visibleAt.stacked,
  }),
  notice: css({
    [media.screen]: { marginBlock: `${space.m} ${space.xl}` },
    color: color.textMuted,
    fontSize: fontSize.small,
  }),
  // Drawn like a place on the board for a component still to be mounted; pointing at it mounts the component.
  place: css({
    display: "block",
    position: "relative",
    marginBlockEnd: space.m,
    padding: space.m,
    border: `1px dashed ${color.controlLine}`,
    fontSize: fontSize.heading3,
    fontWeight: 600,
    textAlign: "center",
    "&:is(:hover, :focus-visible)": { borderStyle: "solid" },
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      insetInline: space.s,
      insetBlockEnd: "calc(100% + 4px)",
      blockSize: "0.5rem",
      background: `linear-gradient(90deg, transparent 40%, ${color.copper} 0 60%, transparent 0) 0 / calc(100% / var(--pads, 3))`,
    },
    "&::after": { insetBlock: "calc(100% + 4px) auto" },
    "section:nth-of-type(2) &": { "--pads": "8" },
    "section:nth-of-type(3) &": { "--pads": "5", borderRadius: "0.75rem" },
  }),
};
