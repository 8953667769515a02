import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { labelStyle } from "../../theme/label";
import { color, font, fontSize, media, size, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { traceStyle } from "../drawings/trace";
import { Picture } from "../picture";

type Link = { readonly label: string; readonly to: string };

/** A landscape for narrow windows, a portrait for wide ones. */
type HeroPicture = {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
    readonly portrait?: IGatsbyImageData;
  } | null;
};

type Props = {
  label: string;
  title: string;
  lead: string;
  primary: Link;
  secondary: Link;
  image: { readonly src: HeroPicture; readonly alt: string };
  annotations: readonly string[];
};

/** The sheet's head: the promise on the left, the board it is kept with on the right, annotated like a drawing. */
export function Hero(props: Props) {
  return (
    <header css={[traceStyle.through, styles.hero]}>
      <div css={styles.words}>
        <p css={[labelStyle, traceStyle.via]}>{props.label}</p>
        <h1 css={styles.title}>{props.title}</h1>
        <p css={styles.lead}>{props.lead}</p>
        <p css={styles.actions}>
          <ButtonLink link={props.primary} />
          <ButtonLink link={props.secondary} look="outlined" />
        </p>
      </div>
      <figure css={styles.figure}>
        <Picture
          image={props.image}
          sizes="min(91vw, 100vw - 3rem)"
          crop={{
            media: "(min-width: 60rem)",
            sizes: "(min-width: 84rem) 29rem, 35vw",
            data: props.image.src.childImageSharp?.portrait,
          }}
          priority
          css={styles.picture}
        />
        <figcaption css={styles.annotations}>
          {props.annotations.map((annotation) => (
            <span key={annotation}>{annotation}</span>
          ))}
        </figcaption>
      </figure>
    </header>
  );
}

/** Between the header and the first label. */
const above = "clamp(2.5rem, 6vw, 5.5rem)";

const styles = {
  hero: css({
    position: "relative",
    display: "grid",
    gap: space.xl,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    paddingBlock: `${above} 0`,
    paddingInlineEnd: space.gutter,
    "&::before": { insetBlock: `calc(${above} + 0.6em) 0` },
    [media.wide]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      gap: space.l,
      alignItems: "end",
    },
  }),
  words: css({
    display: "grid",
    gap: space.l,
    zIndex: 1,
    [media.wide]: { gridArea: "1 / 1 / 2 / 8", paddingBlockEnd: space.section },
  }),
  title: css({
    fontSize: fontSize.display,
    lineHeight: 0.94,
    letterSpacing: "-0.045em",
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
  actions: css({ display: "flex", flexWrap: "wrap", gap: space.s, marginBlockStart: space.xs }),
  figure: css({
    marginInlineEnd: `calc(-1 * ${space.gutter})`,
    [media.wide]: { gridArea: "1 / 8 / 2 / 13", marginInlineEnd: 0, alignSelf: "stretch", display: "grid" },
  }),
  picture: css({
    "& img": { objectFit: "cover", aspectRatio: "16 / 10" },
    [media.wide]: { "& img": { aspectRatio: "5 / 6" } },
  }),
  annotations: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.xs} ${space.l}`,
    padding: `${space.s} ${space.gutter} ${space.s} 0`,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.textMuted,
    font: `500 ${fontSize.label}/1.4 ${font.label}`,
    [media.wide]: { justifyContent: "space-between", paddingInlineEnd: 0 },
  }),
};
