import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, fontSize, media, palettes, space } from "../../theme/tokens";
import { leader } from "../drawings/callouts";
import { Picture, PictureCaption } from "../picture";
import { Unbroken } from "../unbroken";

type Props = { hero: Queries.AnnotatedPictureFragment; className?: string };

/**
 * The picture's size in the units of the overlaid drawing. Its frame is at least as wide for its height, and cuts off what
 * is above and below: `foot` is the lower edge of the widest one.
 */
const frame = { width: 800, height: 500, foot: 430 };

/** Where the leaders reach the lower edge, as shares of its width. The first label ends at its leader, the others begin there. */
const columns = [0.4, 0.53, 0.82] as const;

/** The picture of a board, with lines from its parts to their names under it. */
export function AnnotatedPicture({ hero, className }: Props) {
  const { annotations, image } = hero;
  return (
    <figure css={styles.figure} className={className}>
      <div css={styles.picture}>
        <Picture image={image} sizes="(min-width: 60rem) 50vw, calc(96vw - 1.75rem)" priority />
        {/* Like the picture it fills its room, cut at both sides alike. */}
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          css={styles.leaders}
        >
          {annotations.map((annotation, index) => {
            const to = [(annotation.x / 100) * frame.width, (annotation.y / 100) * frame.height] as const;
            const at = [(columns[index] ?? 0) * frame.width, frame.foot] as const;
            return (
              <g key={annotation.label}>
                <path d={`${leader({ to, at, side: "above" })}V${frame.height}`} />
                <circle cx={to[0]} cy={to[1]} r="7" />
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption css={styles.under}>
        <div css={styles.annotations}>
          {annotations.map(({ label }) => (
            <span key={label} css={styles.annotation}>
              <Unbroken>{label}</Unbroken>
            </span>
          ))}
        </div>
        <PictureCaption image={image} css={styles.caption} />
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  # The picture is the largest paint, so its widths are closely spaced: the file that most screens take is within 15 % of
  # what they show.
  fragment AnnotatedPicture on HomeJsonHero {
    image {
      alt
      ...PictureCaption
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 1.6
            breakpoints: [383, 506, 582, 670, 770, 885, 1018, 1170, 1345, 1546, 2400]
          )
        }
      }
    }
    annotations {
      label
      x
      y
    }
  }
`;

/** Beside the words, from the middle of the columns, which begin beside the trace, to the window's edge. */
const pictureWidth = `(50vw - 0.75rem - ${space.trace} / 2)`;

const styles = {
  figure: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // Not as far as the edge of the widest windows: it would lose what its leaders mean.
    [media.wide]: { gridTemplateRows: "minmax(0, 1fr) auto", maxInlineSize: "77rem" },
  }),
  picture: css({
    gridArea: "1 / 1",
    position: "relative",
    aspectRatio: "8 / 5",
    // As high as the words, and in a very wide window about half as high as wide.
    [media.wide]: {
      aspectRatio: "auto",
      contain: "size",
      minBlockSize: `min(${pictureWidth} / 2.1, 35rem)`,
      // Not higher than the picture's own proportions: nothing is cut off at its sides, where the leaders end.
      maxBlockSize: `calc(${pictureWidth} / 1.6)`,
      alignSelf: "end",
      blockSize: "100%",
    },
    "& img": { position: "absolute", blockSize: "100%", objectFit: "cover" },
  }),
  leaders: css({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    fill: "none",
    stroke: palettes.dark.text,
    strokeWidth: 1.25,
    // Keeps a leader visible on bright parts of the picture.
    filter: `drop-shadow(0 0 2px ${palettes.dark.background})`,
    "& *": { vectorEffect: "non-scaling-stroke" },
    "& circle": { fill: palettes.dark.background, stroke: palettes.dark.copper, strokeWidth: 3 },
    [media.forcedColors]: { "&, & circle": { stroke: "CanvasText" }, "& circle": { fill: "Canvas" } },
  }),
  under: css({ display: "contents" }),
  // In the picture's lower left corner, where no leader ends.
  caption: css({
    gridArea: "1 / 1",
    placeSelf: "end start",
    zIndex: 1,
    padding: `${space.xs} ${space.s}`,
    background: color.background,
    [media.narrow]: { padding: "0 4px 0 0", fontSize: "0.75rem" },
  }),
  annotations: css({
    display: "grid",
    gridTemplateColumns: [...columns, 1]
      .map((end, index) => `${Math.round(100 * (end - (columns[index - 1] ?? 0)))}fr`)
      .join(" "),
    color: color.textMuted,
    font: `450 clamp(0.75rem, 3.4vw, 0.8125rem)/1.4 ${font.figure}`,
    wordSpacing: "-0.25em",
    [media.medium]: { fontSize: fontSize.label },
    [media.tight]: { display: "flex", flexDirection: "column" },
    [media.wide]: { minBlockSize: "2.75rem", alignItems: "start" },
  }),
  annotation: css({
    padding: `${space.s} 0 0 ${space.xs}`,
    borderInline: `0 solid ${color.controlLine}`,
    borderInlineStartWidth: 1,
    textWrap: "balance",
    "&:first-of-type": {
      paddingInline: `0 ${space.xs}`,
      borderInlineWidth: "0 1px",
      textAlign: "end",
    },
    "&:nth-of-type(2)": { gridColumn: 3 },
  }),
};
