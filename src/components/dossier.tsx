import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fadedEdges } from "../theme/faded-edges";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, space } from "../theme/tokens";
import { lineDrawing } from "./drawings/line-drawing";
import { StageDrawing } from "./drawings/stage-drawing";
import { Picture, sizes } from "./picture";
import { Section } from "./section";

type Props = { dossier: Queries.DossierFragment };

/** A product taken apart: the device with its leaders, then what it is made of and where it goes. */
export function Dossier({ dossier }: Props) {
  const { label, title, image, marks, stages } = dossier;
  return (
    <Section label={label} title={title} ground="ink">
      <figure css={styles.device}>
        <div css={styles.picture}>
          <Picture image={image} sizes={sizes.sevenColumns} css={fadedEdges} />
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            preserveAspectRatio="none"
            css={[lineDrawing, styles.leaders]}
          >
            {marks.map((mark, index) => (
              <path key={mark.label} d={leaderAcross(mark, rows[index % 2] ?? 0)} />
            ))}
          </svg>
          <svg aria-hidden="true" css={[lineDrawing, styles.points]}>
            {marks.map(({ label: name, x, y }, index) => (
              <svg key={name} aria-hidden="true" x={`${x}%`} y={`${y}%`} css={styles.point}>
                <circle r="12" />
                <text y="5">{index + 1}</text>
              </svg>
            ))}
          </svg>
        </div>
        <figcaption css={styles.marks}>
          <ol css={styles.list}>
            {marks.map(({ label: name, text }, index) => (
              <li key={name} css={styles.mark}>
                <p css={[labelStyle, styles.name]}>
                  {index + 1} {name}
                </p>
                <p css={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
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

const frame = { width: 1000, height: 625 };
/** Where the labels of each side stand, as shares of the picture's height. */
const rows = [0.16, 0.6];

/** From a place of the picture at 45° to its label's height, and across to the nearer side. */
function leaderAcross({ x, y }: { x: number; y: number }, row: number): string {
  const [left, top] = [(x / 100) * frame.width, (y / 100) * frame.height];
  const side = x < 50 ? -1 : 1;
  const drop = row * frame.height - top;
  return `M${left} ${top}l${side * Math.abs(drop)} ${drop}H${side < 0 ? 0 : frame.width}`;
}

export const fragment = graphql`
  fragment Dossier on ProjectsJsonDossier {
    label
    title
    image {
      ...Picture
    }
    # What the picture shows and where, in per cent; those of the left half first.
    marks {
      label
      text
      x
      y
    }
    # From the board over the housing to the chamber.
    stages {
      title
      text
    }
  }
`;

const styles = {
  device: css({
    position: "relative",
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "3fr 7fr 3fr",
      columnGap: 0,
    },
  }),
  picture: css({
    position: "relative",
    [media.wide]: { gridArea: "1 / 2" },
    "& img": { aspectRatio: "16 / 10", objectFit: "cover" },
  }),
  leaders: css({
    display: "none",
    position: "absolute",
    inset: 0,
    blockSize: "100%",
    "& path": { vectorEffect: "non-scaling-stroke", strokeWidth: 1 },
    [media.wide]: { display: "block" },
  }),
  points: css({ position: "absolute", inset: 0, blockSize: "100%", overflow: "visible" }),
  point: css({
    overflow: "visible",
    stroke: color.copper,
    "& circle": { fill: color.background, strokeWidth: 2 },
    "&& text": { fill: color.copperText, fontSize: fontSize.label, fontWeight: 700 },
  }),
  // Beside the picture, two on each side; below it on a telephone.
  marks: css({ display: "contents" }),
  list: css({
    display: "grid",
    gap: space.s,
    marginBlockStart: space.m,
    [media.wide]: {
      gridArea: "1 / 1 / 2 / 4",
      margin: 0,
      gridTemplateColumns: "3fr 7fr 3fr",
      gridTemplateRows: "16fr 44fr 40fr",
      gap: 0,
    },
  }),
  mark: css({
    [media.wide]: {
      zIndex: 1,
      borderBlockStart: `1px solid ${color.text}`,
      paddingBlockStart: space.s,
      "&:nth-of-type(1)": { gridArea: "2 / 1" },
      "&:nth-of-type(2)": { gridArea: "3 / 1" },
      "&:nth-of-type(3)": { gridArea: "2 / 3" },
      "&:nth-of-type(4)": { gridArea: "3 / 3" },
    },
    [media.print]: { paddingInline: space.s },
  }),
  name: css({ fontWeight: 700 }),
  text: css({ color: color.textMuted, fontSize: fontSize.small, maxInlineSize: "26em" }),
  stages: css({
    display: "grid",
    gap: space.xl,
    [media.medium]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 0 },
  }),
  stage: css({
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    [media.medium]: { "& > :not(svg)": { marginInlineEnd: space.l } },
  }),
};
