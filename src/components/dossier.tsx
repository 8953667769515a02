import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, space } from "../theme/tokens";
import { lineDrawing } from "./drawings/line-drawing";
import { StageDrawing } from "./drawings/stage-drawing";
import { FactList } from "./fact-list";
import { captionOver, Picture, PictureCaption } from "./picture";
import { Section } from "./section";

type Props = { dossier: Queries.DossierFragment };

/** A product taken apart: the device with its leaders, then what it is made of and where it goes. */
export function Dossier({ dossier }: Props) {
  const { label, title, image, marks, facts, stages } = dossier;
  return (
    <Section label={label} title={title} ground="ink">
      <figure css={styles.device}>
        <div css={styles.picture}>
          <Picture image={image} sizes="(min-width: 84rem) max(76rem, 62vw), 92vw" />
          <PictureCaption image={image} css={captionOver} />
          <svg aria-hidden="true" css={[lineDrawing, styles.points]}>
            {marks.map(({ label: name, x, y }, index) => (
              <g key={name}>
                <line
                  css={styles.leader}
                  x1={`${x}%`}
                  x2={`${x}%`}
                  y1={`${y}%`}
                  y2={isAbove(index) ? "0%" : "100%"}
                />
                <circle cx={`${x}%`} cy={`${y}%`} r="6" />
                <g css={styles.digit} transform="translate(18)">
                  <circle cx={`${x}%`} cy={`${y}%`} r="9" />
                  <text x={`${x}%`} y={`${y}%`} dy="5">
                    {index + 1}
                  </text>
                </g>
              </g>
            ))}
          </svg>
        </div>
        <figcaption css={styles.caption}>
          <ol css={styles.list}>
            {marks.map(({ label: name, text, x }, index) => (
              <li
                key={name}
                css={[
                  styles.mark,
                  isAbove(index) ? styles.above : styles.below,
                  between(x, marks[index + 2]?.x ?? 100),
                ]}
              >
                <p css={[labelStyle, styles.name]}>
                  <span css={styles.number}>{index + 1} </span>
                  {name}
                </p>
                <p css={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
      <div css={styles.facts}>
        <FactList facts={facts} />
      </div>
      <ol css={styles.stages}>
        {stages.map((stage, index) => (
          <li key={stage.title} css={styles.stage}>
            <StageDrawing stage={index} />
            <h3>{stage.title}</h3>
            <p css={styles.text}>{stage.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Of the two marks of each half, the first has its text above the picture, the second below it. */
function isAbove(index: number): boolean {
  return index % 2 === 0;
}

/** From where the leader of a mark runs on beside its text to that of the next one, or the sheet's edge. */
function between(x: number, end: number) {
  const room = `calc(${end - x}% - ${space.m})`;
  return css({ [media.medium]: { marginInlineStart: `${x}%`, maxInlineSize: `min(22rem, ${room})` } });
}

export const fragment = graphql`
  fragment Dossier on ProjectsJsonDossier {
    label
    title
    image {
      ...WidePicture
    }
    # What the picture shows and where, in per cent; those of the left half first.
    marks {
      label
      text
      x
      y
    }
    facts {
      ...Fact
    }
    # From the board over the housing to the chamber.
    stages {
      title
      text
    }
  }
`;

const styles = {
  device: css({ [media.medium]: { display: "grid" } }),
  picture: css({
    position: "relative",
    [media.medium]: { gridArea: "2 / 1" },
    // Never cropped: the marks are places in the whole picture.
    "& img": { aspectRatio: "16 / 10", objectFit: "cover", maxBlockSize: "none" },
  }),
  points: css({
    position: "absolute",
    inset: 0,
    blockSize: "100%",
    // On a telephone, the caption stands below the picture.
    [media.narrow]: { insetBlockEnd: "auto", blockSize: "auto", aspectRatio: "16 / 10" },
    stroke: color.copper,
    "& circle": { fill: color.background, strokeWidth: 3 },
    "&& text": {
      fill: color.copperText,
      fontSize: fontSize.label,
      fontWeight: 700,
    },
  }),
  // Where a telephone leaves no room for leaders, a digit beside the point.
  digit: css({
    "& circle": { fill: color.background, stroke: "none" },
    [media.medium]: { display: "none" },
  }),
  leader: css({ display: "none", strokeWidth: 1, [media.medium]: { display: "block" } }),
  // Above and below the picture, each where its leader comes out of it; below it in one column on a telephone.
  caption: css({ [media.medium]: { display: "contents" } }),
  list: css({
    display: "grid",
    gap: space.m,
    marginBlockStart: space.m,
    [media.medium]: { display: "contents" },
  }),
  mark: css({
    [media.medium]: {
      gridColumn: 1,
      paddingInlineStart: space.s,
      borderInlineStart: `1px solid ${color.copper}`,
    },
  }),
  above: css({ [media.medium]: { gridRow: 1, paddingBlockEnd: space.l } }),
  below: css({ [media.medium]: { gridRow: 3, paddingBlockStart: space.l } }),
  number: css({ [media.medium]: { display: "none" } }),
  name: css({ fontWeight: 700 }),
  text: css({ color: color.textMuted, fontSize: fontSize.small, maxInlineSize: "26em" }),
  facts: css({
    [media.wide]: { "& > dl": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.l } },
  }),
  stages: css({
    display: "grid",
    gap: space.xl,
    [media.medium]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 0 },
  }),
  stage: css({
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    "& .join": { display: "none" },
    [media.medium]: { "& .join": { display: "inline" }, "& > :not(svg)": { marginInlineEnd: space.l } },
  }),
};
