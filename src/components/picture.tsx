import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, space } from "../theme/tokens";

type Props = {
  image: Queries.PictureFragment;
  /** The `sizes` attribute for the picture's layout width. */
  sizes: string;
  /** Loads the picture first, not lazily; only for the page's largest picture above the fold. */
  priority?: boolean;
  className?: string;
};

/** Sets the aspect ratio only; layout and `sizes` decide the width. */
const nominalWidth = 1600;

/** Plain HTML; GatsbyImage would ship react-dom/server and hide the picture until a script has run. */
export function Picture({ image, sizes, priority = false, className }: Props) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`Picture "${image.alt}" could not be processed.`);
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

export const captionOverlay = {
  padding: `${space.xs} ${space.s}`,
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  background: color.background,
} as const;

type CaptionProps = { image: Queries.PictureCaptionFragment; className?: string };

export function PictureCaption({ image: { caption }, className }: CaptionProps) {
  if (!caption) return null;
  return (
    <p css={styles.caption} className={className}>
      {caption}
    </p>
  );
}

// Crops to 16:10 (1.6), the displayed aspect ratio; an uncropped panorama would be scaled up to fill its height.
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
