import { css } from "@emotion/react";
import { graphql } from "gatsby";
import gets from "../drawings/partner-gets.svg";
import gives from "../drawings/partner-gives.svg";
import wires from "../drawings/partner-wires.svg";
import { color, fontSize, media, space } from "../theme/tokens";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { pseudoElement } from "./drawings/trace";

type Props = {
  category: Queries.PartnerCategoryFragment;
  labels: Queries.PartnerLabelsFragment;
  /** A file of src/drawings, as large as that of the wires. */
  part: string;
};

/** A partner category below its connector, beside the wires: contributions, benefits and a notice. */
export function PartnerCategory({ category, labels, part }: Props) {
  const exchange = [
    { name: "gives", arrows: gives, label: labels.brings, text: category.brings },
    { name: "gets", arrows: gets, label: labels.gets, text: category.gets },
  ];
  return (
    <section css={styles.category}>
      <div css={styles.part}>
        <Drawing file={wires} css={nonScalingStrokes} />
        <Drawing file={part} css={nonScalingStrokes} />
      </div>
      <h2 css={styles.title}>{category.title}</h2>
      <p>{category.description}</p>
      <dl>
        {exchange.map(({ name, arrows, label, text }) => (
          <div key={name} className={name}>
            <dt>
              <Drawing file={arrows} css={styles.arrows} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p css={styles.notice}>{category.notice}</p>
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

/** From the board's left edge to the words beside the wires; a part's drawing is as wide as `--column`. */
export const lane = `max(${space.m}, 0.245 * var(--column))`;

const styles = {
  category: css({
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.m,
    "& > :not(div)": { marginInline: `${lane} ${space.m}` },
    "& :is(p, dd)": { textWrap: "balance" },
    "& > dl": { display: "grid", gap: space.m },
    "& dt": { fontWeight: 600 },
    // Pointing at the wires is pointing at the words beside them.
    "& dl > ::before": {
      ...pseudoElement,
      pointerEvents: "auto",
      inset: "0 auto 0 0",
      inlineSize: `calc(0.46 * ${lane})`,
    },
    "& .gets::before": { insetInlineStart: `calc(0.46 * ${lane})` },
    // The exchange fills the space beside connector and title.
    [media.tablet]: {
      gridTemplateColumns: "var(--column) minmax(0, 1fr)",
      "& > dl": { gridArea: "1 / 2 / span 4", alignContent: "end", marginInline: 0 },
    },
    [media.stacked]: {
      "& + &": { paddingBlockStart: space.l, "& > div": { margin: 0 }, ".cable": { display: "none" } },
    },
    // Aligns the rows of all categories.
    [media.wide]: {
      "&, & > dl": { gridRow: "span 6", gridTemplateRows: "subgrid" },
      "& > dl": { gridRow: "span 2" },
    },
  }),
  part: css({
    display: "grid",
    inlineSize: "var(--column)",
    // Places the drawn edge (y = 50) on the board's.
    marginBlockStart: "calc(-0.225 * var(--column))",
    "& > svg": { gridArea: "1 / 1" },
    "& text": { fontSize: 20 },
  }),
  // Fits the longest of the three names on one line at 320 px and with text at 200 %.
  title: css({ fontSize: "min(9vw, 2.125rem)", [media.wide]: { fontSize: "min(2.6vw, 2.75rem)" } }),
  arrows: css({
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: "var(--column)",
    translate: "0 0.3em",
  }),
  notice: css({
    justifySelf: "start",
    padding: `${space.xs} ${space.s}`,
    border: `1.5px dashed ${color.controlLine}`,
    borderInline: `6px dotted ${color.copper}`,
    fontSize: fontSize.label,
  }),
};
