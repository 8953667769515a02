import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { leakId } from "../../content/anchors";
import { third, toWindowEdge } from "../../theme/sheet";
import { fontSize, media, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { captionOver, Picture, PictureCaption } from "../picture";
import { Section } from "../section";

type Props = {
  aqualink: Queries.AqualinkFragment;
  /** Its live view. */
  children: ReactNode;
};

/** The firm's own product: the question it answers, its live view, the device. */
export function Aqualink({ aqualink, children }: Props) {
  const { label, title, lead, image, statement, link, more } = aqualink;
  return (
    <Section id={leakId} label={label} title={title} lead={lead} ground="ink" isFeature>
      {children}
      <div css={styles.words}>
        <p css={styles.statement}>{statement}</p>
        <p css={styles.actions}>
          <ButtonLink link={link} />
          <ButtonLink link={more} look="outlined" />
        </p>
      </div>
      <div css={styles.device}>
        <Picture image={image} sizes="(min-width: 60rem) 61vw, calc(96vw - 1.75rem)" />
        <PictureCaption image={image} css={styles.caption} />
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
    statement
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
    position: "relative",
    marginInlineEnd: toWindowEdge,
    "& img": {
      aspectRatio: "8 / 5",
      objectFit: "cover",
      // It comes out of the section's ground, slowly at first: one would see its edges. The device itself is whole.
      maskImage: `linear-gradient(90deg, #0000, 10%, #000 20%), linear-gradient(#0000, 9%, #000 16%),
        linear-gradient(0deg, #0000, 10%, #000 20%)`,
      maskComposite: "intersect",
      // Its darkest corners would be a shade on the ground.
      "@media screen and (forced-colors: none)": { mixBlendMode: "lighten" },
    },
    // It fades out where the section ends.
    [media.wide]: { gridColumn: "5 / -1", marginBlockEnd: `calc(-1 * ${space.section})` },
  }),
  // On a telephone in the corner that the cable leaves free.
  caption: css({
    // In the sheet's corner, on the picture's ground.
    [media.wideScreen]: { position: "absolute", inset: `auto calc(-1 * ${toWindowEdge}) ${space.l} auto` },
    [media.narrow]: {
      ...captionOver,
      insetInline: "0 auto",
      margin: 0,
      padding: "0 4px 0 0",
      fontSize: "0.75rem",
    },
  }),
  words: css({
    display: "grid",
    alignContent: "center",
    gap: space.m,
    [media.wide]: { gridColumn: third.left, gap: space.xl },
  }),
  statement: css({ fontSize: fontSize.heading3, fontWeight: 600, lineHeight: 1.2, textWrap: "balance" }),
  actions: css(buttonRow, {
    // A telephone's page is long enough: Projets shows the device anyway.
    [media.narrow]: { "& > a + a": { display: "none" } },
    // Beside each other, over the picture's edge.
    [media.large]: { position: "relative", zIndex: 1, minInlineSize: "26rem" },
  }),
};
