import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font } from "../theme/tokens";
import { Picture } from "./picture";

type Props = {
  photo: Queries.PortraitFragment | null;
  initials: string;
  sizes: string;
  /** Sets its width and the size of the initials. */
  className?: string;
};

/** A person's photograph; the initials on a sheet until there is one. */
export function Portrait({ photo, initials, sizes, className }: Props) {
  if (photo) return <Picture image={photo} sizes={sizes} css={styles.portrait} className={className} />;
  return (
    <p aria-hidden="true" css={[styles.portrait, styles.initials]} className={className}>
      {initials}
    </p>
  );
}

export const fragment = graphql`
  fragment Portrait on Portrait {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 448, aspectRatio: 1)
      }
    }
  }
`;

const styles = {
  portrait: css({ aspectRatio: "1" }),
  initials: css({
    display: "grid",
    placeItems: "center",
    background: `color-mix(in srgb, ${color.brand} 12%, transparent)`,
    color: color.brand,
    font: `600 1em/1 ${font.text}`,
    letterSpacing: "-0.04em",
    // Capitals in the middle.
    paddingBlockEnd: "0.14em",
  }),
};
