import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fadedEdges } from "../../theme/faded-edges";
import { media, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { Picture, sizes } from "../picture";
import { Section } from "../section";
import { FeatureList } from "./feature-list";
import { Valley } from "./valley";

type Props = {
  aqualink: Queries.AqualinkFragment;
  /** Its live view. */
  children: ReactNode;
};

/** The firm's own product: why one measures, with what, and what one then sees. */
export function Aqualink({ aqualink, children }: Props) {
  const { label, title, lead, valley, image, points, link, more } = aqualink;
  return (
    <Section label={label} title={title} lead={lead} ground="ink" titleColumns={7}>
      <Valley valley={valley} />
      <Picture image={image} sizes={sizes.sevenColumns} css={[styles.device, fadedEdges]} />
      <div css={styles.features}>
        <FeatureList features={points} />
        <p css={styles.actions}>
          <ButtonLink link={link} />
          <ButtonLink link={more} look="outlined" />
        </p>
      </div>
      {children}
    </Section>
  );
}

export const fragment = graphql`
  fragment Aqualink on HomeJsonAqualink {
    label
    title
    lead
    valley {
      ...Valley
    }
    image {
      ...Picture
      ...PictureCaption
    }
    points {
      ...Feature
    }
    link {
      ...Link
    }
    more {
      ...Link
    }
  }
`;

const styles = {
  device: css({
    // Its faded upper and lower edges are space already.
    marginBlock: `calc(-1 * ${space.l})`,
    "& img": { aspectRatio: "16 / 10", objectFit: "cover" },
    [media.wide]: { gridColumn: "1 / span 7", marginBlock: 0 },
  }),
  features: css({
    display: "grid",
    alignContent: "center",
    gap: space.l,
    [media.wide]: { gridColumn: "8 / -1" },
  }),
  actions: css({ display: "grid", gap: space.s, [media.medium]: { display: "flex", flexWrap: "wrap" } }),
};
