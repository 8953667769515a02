import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, space } from "../theme/tokens";

type Props = {
  image: Queries.PictureFragment;
  /** Width that the layout gives the picture, as the `sizes` attribute wants it. */
  sizes: string;
  /** For the page's largest picture above the fold only: fetched first, not lazily. */
  priority?: boolean;
  className?: string;
};

/** The attributes give the proportions; the layout and `sizes` decide on the width. */
const nominalWidth = 1600;

/**
 * A picture of Gatsby's image pipeline as plain HTML. GatsbyImage would add react-dom/server to the browser's
 * JavaScript and hide the picture until a script has run.
 */
export function Picture({ image, sizes, priority = false, className }: Props) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`The picture «${image.alt}» could not be processed.`);
  return (
    <picture className={className}>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={nominalWidth}
        height={Math.round((nominalWidth * data.height) / data.width)}
        alt={image.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        css={styles.image}
      />
    </picture>
  );
}

/** In the picture's lower right corner, where nothing else stands below it. */
export const captionOver = {
  padding: `${space.xs} ${space.s}`,
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  background: color.background,
} as const;

type CaptionProps = { image: Queries.PictureCaptionFragment; className?: string };

/** A picture's caption: «Image de synthèse». */
export function PictureCaption({ image: { caption }, className }: CaptionProps) {
  if (!caption) return null;
  return (
    <p css={styles.caption} className={className}>
      {caption}
    </p>
  );
}

// All but portraits are cropped to 16:10, as shown: otherwise a panorama would be enlarged to that height.
export const fragment = graphql`
  fragment PictureCaption on Picture {
    caption
  }

  fragment Picture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6, breakpoints: [360, 720, 1080, 1440])
      }
    }
  }
`;

const styles = {
  image: css({ inlineSize: "100%" }),
  caption: css({ marginBlockStart: space.xs, color: color.textMuted, fontSize: fontSize.label }),
};
