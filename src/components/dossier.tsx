import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { dossierId } from "../content/project-pages";
import { color, font, fontSize, media, space } from "../theme/tokens";
import { ExplodedDrawing } from "./drawings/exploded-drawing";
import { FactList } from "./fact-list";
import { Section } from "./section";

type Props = { dossier: Queries.DossierFragment };

/** A product as an exploded view, with its parts and technical data. */
export function Dossier({ dossier }: Props) {
  const { label, title, parts, facts } = dossier;
  return (
    <div css={styles.band}>
      <Section id={dossierId} label={label} title={title} ground="ink">
        <figure css={styles.figure}>
          <div css={styles.drawing}>
            <ExplodedDrawing />
          </div>
          <figcaption css={styles.caption}>
            <ol css={styles.list}>
              {parts.map(({ label: name, text }, index) => (
                <li key={name} css={styles.part}>
                  <span css={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </figcaption>
        </figure>
        <div css={styles.facts}>
          <FactList facts={facts} />
        </div>
      </Section>
    </div>
  );
}

export const fragment = graphql`
  fragment Dossier on ProjectsJsonDossier {
    label
    title
    # Antenna, base, board, lid, inputs.
    parts {
      label
      text
    }
    facts {
      ...Fact
    }
  }
`;

/** Callouts above the drawing, at their leaders, the last one below; on a telephone a numbered list. */
const styles = {
  // The whole figure in as little more than one view as it takes.
  band: css({ "--section": "clamp(2.75rem, 0.75rem + 8vw, 4.5rem)" }),
  figure: css({
    [media.narrow]: { display: "grid", gap: space.l, overflowX: "clip" },
    [media.medium]: { display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  }),
  drawing: css({ [media.medium]: { gridArea: "2 / 1 / auto / -1" } }),
  caption: css({ [media.medium]: { display: "contents" } }),
  list: css({ borderBlockStart: `1px solid ${color.text}`, [media.medium]: { display: "contents" } }),
  part: css({
    [media.narrow]: {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      gap: `0 ${space.s}`,
      paddingBlock: space.s,
      // The facts below begin with a rule.
      "&:not(:last-of-type)": { borderBlockEnd: `1px solid ${color.line}` },
      "& > p": { gridColumn: 2 },
    },
    [media.medium]: {
      gridRow: 1,
      padding: `0 ${space.m} ${space.l} ${space.s}`,
      borderInlineStart: `1px solid ${color.textMuted}`,
      "&:last-of-type": {
        gridArea: "3 / 1 / auto / 4",
        // Under the middle one of the three.
        marginInlineStart: "30.2%",
        paddingBlock: `${space.s} 0`,
      },
    },
    "& > h3": { marginBlockEnd: space.xs, fontSize: "1.375rem" },
    "& > p": { color: color.textMuted, fontSize: fontSize.small },
  }),
  number: css({
    display: "grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    border: `2px solid ${color.copper}`,
    borderRadius: "50%",
    color: color.copperText,
    font: `700 ${fontSize.label}/1 ${font.figure}`,
    [media.medium]: { display: "none" },
  }),
  facts: css({
    [media.wide]: { "& > dl": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.l } },
  }),
};
