import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { half, sheet, toWindowEdge, twelveColumns } from "../../theme/sheet";
import { color, font, fontSize, media, palettes, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { leader } from "../drawings/callouts";
import { aboveTrace, piece, traceStyle } from "../drawings/trace";
import { Picture, PictureCaption } from "../picture";
import { Unbroken } from "../unbroken";

type Props = { hero: Queries.HeroFragment };

/**
 * The picture's size in the units of the overlaid drawing. Its frame is at least as wide for its height, and cuts off what
 * is above and below: `foot` is the lower edge of the widest one.
 */
const frame = { width: 800, height: 500, foot: 450 };

/** Where the leaders reach the lower edge, as shares of its width. The first label ends at its leader, the others begin there. */
const columns = [0.44, 0.58, 0.84] as const;

/** The top of the home page: the promise on the left, an annotated picture of a board on the right. */
export function Hero({ hero }: Props) {
  const { annotations, audience, image } = hero;
  return (
    <header css={[sheet, twelveColumns, traceStyle.room, styles.hero]}>
      <div css={styles.words}>
        <p css={[labelStyle, traceStyle.via]}>{hero.label}</p>
        <h1 css={styles.title}>{hero.title}</h1>
        <p css={styles.lead}>{hero.lead}</p>
        <p css={styles.actions}>
          <ButtonLink link={hero.primary} />
          <ButtonLink link={hero.secondary} look="outlined" />
        </p>
      </div>
      <dl css={styles.audience}>
        {audience.map(({ who, need }) => (
          <div key={who} css={styles.client}>
            <dt css={styles.who}>{who}</dt>
            <dd css={styles.need}>{need}</dd>
          </div>
        ))}
      </dl>
      <figure css={styles.figure}>
        <div css={styles.picture}>
          <Picture image={image} sizes="(min-width: 60rem) 50vw, calc(96vw - 1.75rem)" priority />
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
                  <path d={`${leader({ to, at, side: "belowRight" })}V${frame.height}`} />
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
    </header>
  );
}

export const fragment = graphql`
  # The picture is the largest paint, so its widths are closely spaced: the file that most screens take is within 15 % of
  # what they show.
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
    paddingBlockStart: aboveTrace,
  }),
  words: css({
    display: "grid",
    gap: space.m,
    [media.medium]: { gap: space.l },
    zIndex: 1,
    alignContent: "start",
    [media.wide]: { gridRow: 1, gridColumn: half.left },
    // The promise begins with the picture, the buttons end with it; in a low window they come sooner.
    "@media (min-width: 60rem) and (max-aspect-ratio: 21/10)": {
      gridTemplateRows: "auto auto 1fr auto",
      alignContent: "stretch",
    },
  }),
  title: css({
    fontSize: "clamp(2.25rem, 19.5vw, 8rem)",
    lineHeight: 0.94,
    letterSpacing: "-0.04em",
    // The side bearings of «à» and, on the first line, of «D», so that both line up with the label's first letter.
    marginInlineStart: "-0.025em",
    textIndent: "-0.03em",
    maxInlineSize: "8ch",
    [media.wide]: { fontSize: fontSize.display },
    marginBlockEnd: space.xs,
  }),
  lead: css({
    maxInlineSize: "30em",
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    textWrap: "balance",
    [media.wide]: { alignSelf: "end", maxInlineSize: "22em" },
  }),
  actions: css({
    display: "grid",
    gap: space.s,
    marginBlockStart: space.xs,
    [media.medium]: { display: "flex", flexWrap: "wrap" },
  }),
  // Under a rule that leaves the page.
  audience: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)" },
    alignItems: "baseline",
    gap: `0 ${space.m}`,
    paddingBlockStart: space.m,
    "&::before": {
      ...piece,
      insetBlockStart: 0,
      insetInline: `0 ${toWindowEdge}`,
      borderBlockStart: `1px solid ${color.text}`,
    },
    [media.wide]: {
      gridRow: 3,
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      paddingBlockStart: 0,
      marginBlockStart: space.l,
    },
  }),
  client: css({
    display: "contents",
    [media.wide]: {
      display: "block",
      paddingBlockStart: space.l,
      background: `linear-gradient(${color.text}, ${color.text}) 0 0 / 1px 10px no-repeat`,
    },
  }),
  who: css({ fontWeight: 600, [media.wide]: { fontSize: fontSize.heading3 } }),
  need: css({ color: color.textMuted, fontSize: fontSize.small }),
  figure: css({
    marginInlineEnd: toWindowEdge,
    // Its upper edge is on the line of the title's capitals.
    [media.wide]: {
      display: "grid",
      gridRow: "1 / 3",
      gridColumn: half.right,
      gridTemplateRows: "subgrid",
      marginBlockStart: `calc(1.3rem + ${space.l} + 0.12 * ${fontSize.display})`,
    },
  }),
  picture: css({
    position: "relative",
    [media.wide]: { gridArea: "1 / 1", alignSelf: "end" },
    "& img": { objectFit: "cover", aspectRatio: "8 / 5" },
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
  under: css({ [media.wide]: { display: "contents" } }),
  // In the picture's lower left corner, where no leader ends.
  caption: css({
    [media.wide]: {
      gridArea: "1 / 1",
      placeSelf: "end start",
      zIndex: 1,
      padding: `${space.xs} ${space.m} 0 0`,
      background: color.background,
    },
  }),
  annotations: css({
    display: "grid",
    gridTemplateColumns: [...columns, 1]
      .map((end, index) => `${Math.round(100 * (end - (columns[index - 1] ?? 0)))}fr`)
      .join(" "),
    color: color.textMuted,
    font: `500 clamp(0.75rem, 3.4vw, 0.8125rem)/1.4 ${font.figure}`,
    [media.medium]: { fontSize: fontSize.label },
    [media.tight]: { display: "flex", flexDirection: "column" },
    // Against the picture, across the gap between the rows.
    [media.wide]: { gridArea: "2 / 1", marginBlockStart: `calc(-1 * ${space.l})` },
  }),
  annotation: css({
    padding: `${space.s} 0 ${space.xs} ${space.xs}`,
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
