import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { third, toWindowEdge } from "../../theme/sheet";
import { media, space } from "../../theme/tokens";
import { ButtonLink } from "../button-link";
import { Picture, PictureCaption } from "../picture";
import { Section } from "../section";
import { FeatureList } from "./feature-list";

type Props = {
  aqualink: Queries.AqualinkFragment;
  /** Its live view. */
  children: ReactNode;
};

/** The firm's own product: the question it answers, its live view, the device. */
export function Aqualink({ aqualink, children }: Props) {
  const { label, title, lead, image, points, link, more } = aqualink;
  return (
    <Section id="fuite" label={label} title={title} lead={lead} ground="ink" isFeature>
      {children}
      <div css={styles.features}>
        <FeatureList features={points} />
        <p css={styles.actions}>
          <ButtonLink link={link} />
          <ButtonLink link={more} look="outlined" />
        </p>
      </div>
      <div css={styles.device}>
        <Picture image={image} sizes="(min-width: 60rem) 61vw, calc(96vw - 1.75rem)" />
        <PictureCaption image={image} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Aqualink on HomeJsonAqualink {
    label
    title
    lead
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
  // Its cable leaves by the window's edge.
  device: css({
    marginInlineEnd: toWindowEdge,
    "& img": { aspectRatio: "8 / 5", objectFit: "cover" },
    [media.wide]: { gridColumn: "5 / -1" },
  }),
  features: css({
    display: "grid",
    alignContent: "center",
    gap: space.xl,
    [media.wide]: { gridColumn: third.left },
  }),
  actions: css({ display: "grid", gap: space.s, [media.medium]: { display: "flex", flexWrap: "wrap" } }),
};
