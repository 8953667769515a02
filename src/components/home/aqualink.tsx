import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { liveViewId } from "../../content/anchors";
import { background } from "../../theme/background";
import { wideCondition } from "../../theme/breakpoints";
import { container, fullBleed, twelveColumns } from "../../theme/container";
import { fontSize, media, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { traceStyle } from "../drawings/lines";
import { Picture, PictureCaption } from "../picture";
import { Section } from "../section";

type Props = {
  aqualink: Queries.AqualinkFragment;
  children: ReactNode;
};

/** The firm's own product: its live view and its device. */
export function Aqualink({ aqualink, children }: Props) {
  const { label, title, lead, image, statement, link, more } = aqualink;
  return (
    <>
      <Section id={liveViewId} label={label} title={title} lead={lead} trace="continues" isFeature>
        {children}
      </Section>
      <div data-background="ink" css={background.ink}>
        <div css={[container, twelveColumns, traceStyle.indent, traceStyle.line, styles.device]}>
          <div css={styles.textColumn}>
            <h3 css={styles.statement}>{statement}</h3>
            <p css={[buttonRow, styles.buttons]}>
              <ButtonLink link={link} />
              <ButtonLink link={more} variant="outlined" />
            </p>
          </div>
          <div css={styles.picture}>
            <Picture image={image} sizes={`${wideCondition} 61vw, calc(96vw - 1.75rem)`} />
            <PictureCaption image={image} css={styles.caption} />
          </div>
        </div>
      </div>
    </>
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
  device: css({
    position: "relative",
    overflowY: "clip",
    breakInside: "avoid",
    gap: space.l,
    [media.stacked]: { paddingBlockStart: space.section },
  }),
  // Full-bleed, so that the device's cable ends at the viewport's edge.
  picture: css({
    position: "relative",
    marginInlineEnd: fullBleed,
    "& img": {
      aspectRatio: "8 / 5",
      objectFit: "cover",
      // Fades the floor around the device into the background; the device itself stays opaque.
      maskImage: `radial-gradient(54% 72% at 54% 50%, #000 68%, #000c 76%, #0003 90%, #0000),
        linear-gradient(#0000, 9%, #000 16%), linear-gradient(0deg, #0000, 10%, #000 20%)`,
      maskComposite: "intersect",
      // Keeps the picture's faded edges, which are darker than the background, from darkening it.
      "@media screen and (forced-colors: none)": { mixBlendMode: "lighten" },
    },
    [media.wide]: { gridArea: "1 / 5 / 2 / -1", alignSelf: "center" },
    // Lets the picture's faded edges extend beyond the section.
    [media.wideScreen]: { marginBlock: "-3.2vw -1.5vw" },
  }),
  caption: css({
    [media.tablet]: { paddingBlockEnd: space.m },
    // Moves the caption to the container's lower right, beside the picture.
    [media.wideScreen]: {
      position: "absolute",
      inset: `auto calc(-1 * ${fullBleed}) calc(1.5vw + ${space.s}) auto`,
    },
    [media.narrow]: { position: "absolute", inset: "auto auto 0 0", fontSize: "0.75rem" },
  }),
  textColumn: css({
    display: "grid",
    alignContent: "center",
    gap: space.l,
    // Puts the picture between statement and buttons.
    [media.stacked]: { display: "contents" },
    // Lets the buttons overlap the picture's edge.
    [media.wide]: {
      position: "relative",
      zIndex: 1,
      gridArea: "1 / 1 / 2 / 6",
      gap: space.xl,
      paddingBlock: space.xl,
    },
    [media.print]: { gridColumnEnd: 5 },
  }),
  buttons: css({ [media.stacked]: { order: 1, paddingBlockEnd: space.section } }),
  statement: css({ fontSize: fontSize.heading2, [media.wide]: { fontSize: "min(1.1rem + 1.9vw, 3rem)" } }),
};
