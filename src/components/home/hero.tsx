import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { sheet, twelveColumns } from "../../theme/sheet";
import { color, font, fontSize, media, palettes, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { traceStyle } from "../drawings/trace";
import { Picture } from "../picture";
import { Unbroken } from "../unbroken";
import { leader } from "./leader";

type Props = { hero: Queries.HeroFragment };

/** The two crops of the picture, in the units of the drawing that lies over it. */
const landscape = { width: 800, height: 450 };
const portrait = { width: 500, height: 600 };

/** Where the labels below the picture begin, as shares of its width: the last is the longest. */
const columns = [0.02, 0.32, 0.585];

/** The sheet's head: the promise on the left, the board it is kept with on the right, annotated like a drawing. */
export function Hero({ hero }: Props) {
  const { annotations, audience, image } = hero;
  const proportions = image.src.childImageSharp?.gatsbyImageData ?? landscape;
  return (
    <header css={[sheet, twelveColumns, traceStyle.through, styles.hero]}>
      <div css={styles.words}>
        <p css={[labelStyle, traceStyle.via]}>{hero.label}</p>
        <h1 css={styles.title}>{hero.title}</h1>
        <p css={styles.lead}>{hero.lead}</p>
        <p css={styles.actions}>
          <ButtonLink link={hero.primary} />
          <ButtonLink link={hero.secondary} look="outlined" />
        </p>
        <dl css={styles.audience}>
          {audience.map(({ who, need }) => (
            <div key={who} css={styles.client}>
              <dt>{who}</dt>
              <dd>{need}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure css={styles.figure}>
        <div css={styles.picture}>
          <Picture
            image={image}
            sizes="min(91vw, 100vw - 3rem)"
            crop={{
              media: "(min-width: 60rem)",
              sizes: "(min-width: 84rem) max(29rem, 23.3vw), 35vw",
              data: image.src.childImageSharp?.portrait,
            }}
            priority
          />
          {([landscape, portrait] as const).map((crop) => (
            <svg
              key={crop.width}
              viewBox={`0 0 ${crop.width} ${crop.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              css={[styles.leaders, crop === landscape ? styles.narrow : styles.wide]}
            >
              {annotations.map((annotation, index) => {
                const { x, y, path } = leader(annotation, columns[index] ?? 0, crop, proportions);
                return (
                  <g key={annotation.label}>
                    <path d={path} />
                    <circle cx={x} cy={y} r={crop.width / 110} />
                  </g>
                );
              })}
            </svg>
          ))}
        </div>
        <figcaption css={styles.annotations}>
          {annotations.map(({ label }) => (
            <span key={label} css={styles.annotation}>
              <Unbroken>{label}</Unbroken>
            </span>
          ))}
        </figcaption>
      </figure>
    </header>
  );
}

/** Between the header and the first label. */
const above = "clamp(1.75rem, 5vw, 4.5rem)";

export const fragment = graphql`
  # The picture is the largest paint, so its widths are closely spaced: the file that a screen of any density takes is
  # within 15 % of what it shows (tests/site/pictures.test.ts). The portrait crop ends at the height of the source.
  fragment Hero on HomeJsonHero {
    label
    title
    lead
    primary {
      ...Link
    }
    secondary {
      ...Link
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [290, 333, 383, 440, 506, 582, 670, 770, 885, 1018, 1170, 1345, 1546]
          )
          portrait: gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 0.8333
            breakpoints: [360, 414, 476, 600, 720, 833]
            transformOptions: { cropFocus: CENTER }
          )
        }
      }
    }
    # Who the firm works for, and what they come for.
    audience {
      who
      need
    }
    annotations {
      label
      x
      y
    }
  }
`;

const styles = {
  hero: css({
    position: "relative",
    gap: space.l,
    paddingBlockStart: above,
    "&::before": { insetBlock: `calc(${above} + 0.6em) 0` },
  }),
  words: css({
    display: "grid",
    alignContent: "start",
    gap: space.m,
    [media.medium]: { gap: space.l },
    zIndex: 1,
    [media.wide]: {
      gridArea: "1 / 1 / 2 / 8",
      // Spare height goes above the audience, whose bottom is level with the annotations.
      gridTemplateRows: "auto auto auto 1fr auto",
      alignContent: "stretch",
    },
  }),
  title: css({
    fontSize: fontSize.display,
    lineHeight: 0.94,
    letterSpacing: "-0.04em",
    // The D's side bearing, so that its stem lines up with the label's first letter.
    marginInlineStart: "-0.055em",
    maxInlineSize: "8ch",
    marginBlockEnd: space.xs,
  }),
  lead: css({
    maxInlineSize: "30em",
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    [media.wide]: { maxInlineSize: "22em" },
  }),
  actions: css({
    display: "grid",
    gap: space.s,
    marginBlockStart: space.xs,
    [media.medium]: { display: "flex", flexWrap: "wrap", alignSelf: "start" },
  }),
  audience: css({
    display: "grid",
    gridTemplateColumns: "repeat(3, auto)",
    justifyContent: "space-between",
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)", marginInlineEnd: space.xl },
  }),
  client: css({
    paddingBlockStart: space.s,
    fontWeight: 600,
    "& dd": { display: "none", color: color.textMuted, fontSize: fontSize.small, fontWeight: 400 },
    [media.wide]: {
      "& dd": { display: "block" },
      paddingInline: `${space.m} ${space.s}`,
      borderInlineStart: `1px solid ${color.line}`,
      "&:first-of-type": { paddingInlineStart: 0, border: 0 },
    },
  }),
  figure: css({
    marginInlineEnd: `calc(-1 * ${space.gutter})`,
    [media.wide]: { gridArea: "1 / 8 / 2 / 13", marginInlineEnd: 0 },
  }),
  picture: css({
    position: "relative",
    "& img": { objectFit: "cover", aspectRatio: "16 / 9" },
    [media.wide]: { "& img": { aspectRatio: "5 / 6" } },
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
  narrow: css({ [media.wide]: { display: "none" } }),
  wide: css({ display: "none", [media.wide]: { display: "block" } }),
  annotations: css({
    display: "grid",
    gridTemplateColumns: "2fr 30fr 26.5fr 41.5fr",
    "&::before": { content: '""' },
    color: color.textMuted,
    font: `500 0.8125rem/1.4 ${font.label}`,
    [media.medium]: { fontSize: fontSize.label },
  }),
  annotation: css({
    padding: `${space.s} 0 ${space.xs} ${space.xs}`,
    borderInlineStart: `1px solid ${color.controlLine}`,
  }),
};
