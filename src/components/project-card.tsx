import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { narrowCondition, wideCondition } from "../theme/breakpoints";
import { fullBleed } from "../theme/container";
import { smallHeadingStyle } from "../theme/small-heading";
import { color, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { NoWrapTerms } from "./no-wrap-terms";
import { captionOverlay, Picture, PictureCaption } from "./picture";

type Props = {
  project: Queries.ProjectCardFragment;
  /** Places the card beside the page's title, and loads the picture first. */
  isFirst?: boolean;
};

export function ProjectCard({ project, isFirst = false }: Props) {
  const { title, tag, category, description, image, link } = project;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={isFirst ? firstCard.card : styles.card}>
      {/* Beside the text, the picture is cropped to the text's height. */}
      <div css={[styles.figure, isFirst ? firstCard.figure : styles.figureBesideText]}>
        <Picture
          image={image}
          sizes={isFirst ? firstCard.sizes : styles.sizes}
          priority={isFirst}
          css={[styles.picture, isFirst ? firstCard.picture : styles.pictureBesideText]}
        />
        <PictureCaption image={image} css={isFirst ? captionOverlay : styles.caption} />
      </div>
      <div css={[styles.text, isFirst && firstCard.text]}>
        <p css={[smallHeadingStyle, styles.labels]}>
          <span>{tag}</span>
          <span css={styles.category}>{category}</span>
        </p>
        <h2 id={titleId}>{title}</h2>
        <p css={styles.description}>
          <NoWrapTerms>{description}</NoWrapTerms>
        </p>
        {link && <ButtonLink link={link} />}
      </div>
    </article>
  );
}

export const fragment = graphql`
  # Widths are closely spaced, because the first picture is the Largest Contentful Paint. The pictures' concrete walls
  # hide the artefacts of a low AVIF quality.
  fragment ProjectCard on ProjectsJsonProjects {
    title
    tag
    category
    description
    image {
      ...PictureCaption
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 1.6
            breakpoints: [290, 333, 383, 440, 506, 582, 670, 770, 885, 1018, 1170, 1345]
            avifOptions: { quality: 42 }
          )
        }
      }
    }
    link {
      ...Link
    }
  }
`;

const textPadding = "clamp(1.25rem, 3vw, 3rem)";

const fullPictureWidth = "min(92vw, 100vw - 2.5rem)";

/** The first card is beside the page's title; its picture is as tall as both and extends to the viewport's edge. */
const firstCard = {
  card: css({ display: "contents" }),
  figure: css({
    [media.narrow]: { marginInline: fullBleed },
    [media.wide]: {
      gridColumn: "6 / -1",
      gridRow: "1 / 3",
      marginInlineEnd: fullBleed,
      minBlockSize: `max(min(43rem, 100svh - ${size.header}), 28vw)`,
      // The image file is not sharp beyond this height, however long the text.
      maxBlockSize: "max(60rem, 40vw)",
    },
    [media.print]: { minBlockSize: "150mm" },
  }),
  // On phones, the picture fills a box of 8:7; without the crop, its 16:10 would be 140vw wide.
  sizes: `${wideCondition} max(58vw, 76rem), ${narrowCondition} 140vw, ${fullPictureWidth}`,
  picture: css({
    [media.narrow]: { "& img": { aspectRatio: "8 / 7" } },
    // Keeps the antenna's tip and the device's right edge in the crop.
    "& img": { objectPosition: "60% 20%" },
    [media.wide]: { position: "absolute", inset: 0, "& img": { blockSize: "100%", maxBlockSize: "none" } },
  }),
  text: css({
    padding: 0,
    // Keeps the button in view in short viewports.
    gap: `min(${space.m}, 1.75svh)`,
    "& > h2": { fontSize: "min(2.75rem, 5.5svh)" },
    [media.wide]: {
      gridColumn: "1 / 6",
      alignSelf: "end",
      marginInlineEnd: space.xl,
      paddingBlock: `min(${space.m}, 3svh) min(${space.xl}, 4svh)`,
      borderBlockStart: `1px solid ${color.line}`,
    },
  }),
};

const styles = {
  sizes: `(min-width: 84rem) max(44.5rem, 35.4vw), ${wideCondition} max(54vw, 43rem), ${fullPictureWidth}`,
  card: css({
    border: `1px solid ${color.line}`,
    background: color.surface,
    overflow: "clip",
    display: "grid",
    [media.wide]: { gridTemplateColumns: "7fr 5fr" },
  }),
  figure: css({ position: "relative" }),
  picture: css({ "& img": { aspectRatio: "16 / 10", objectFit: "cover" } }),
  // Limits the height to what `sizes` assumes, however long the text.
  figureBesideText: css({ [media.wideScreen]: { maxBlockSize: "max(34rem, 25vw)" } }),
  pictureBesideText: css({
    [media.medium]: { "&, & img": { blockSize: "100%" } },
    [media.wideScreen]: { "& img": { minBlockSize: "27rem" } },
  }),
  caption: css({ [media.narrow]: { paddingInline: textPadding }, [media.medium]: captionOverlay }),
  text: css({
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: space.m,
    padding: `${space.xl} ${textPadding}`,
    "& > a": { marginBlockStart: space.xs },
  }),
  // Widths at which lines break at the same words in fallback and web font, so that the layout does not shift.
  description: css({ maxInlineSize: "30em", [media.narrow]: { maxInlineSize: "17em" } }),
  labels: css({ display: "flex", flexWrap: "wrap", gap: space.s }),
  category: css({ fontWeight: 500, color: color.textMuted }),
};
