import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { card } from "../theme/card";
import { color, font } from "../theme/tokens";
import { Picture } from "./picture";

type Props = {
  photo: Queries.PortraitFragment | null;
  initials: string;
  sizes: string;
  /** Says how wide it is, and how large the initials are. */
  className?: string;
};

/** A person's photograph; the initials on a sheet until there is one. */
export function Portrait({ photo, initials, sizes, className }: Props) {
  if (photo) return <Picture image={photo} sizes={sizes} css={styles.portrait} className={className} />;
  return (
    <p aria-hidden="true" css={[card.raised, styles.portrait, styles.initials]} className={className}>
      {initials}
    </p>
  );
}

export const fragment = graphql`
  fragment Portrait on Picture {
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
    backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${color.line} 0), linear-gradient(90deg, transparent calc(100% - 1px), ${color.line} 0)`,
    // Five squares; the edge closes the last ones.
    backgroundSize: "calc(20% + 0.2px) calc(20% + 0.2px)",
    color: color.brand,
    font: `500 1em/1 ${font.label}`,
  }),
};
