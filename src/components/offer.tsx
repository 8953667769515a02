import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ground } from "../theme/ground";
import { labelStyle } from "../theme/label";
import { half, sheet, third, twelveColumns } from "../theme/sheet";
import { color, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { useTrace } from "./copper-trace";
import { marginTrace } from "./drawings/trace";
import { captionOver, Picture, PictureCaption } from "./picture";
import { Unbroken } from "./unbroken";

type Props = {
  offer: Queries.OfferFragment;
  /** Position on the page, from 1: the drawing's section mark. */
  number: number;
  /** Stands where the picture would. */
  drawing?: ReactNode;
};

/** One offer. The one with a picture is the firm's own product: it breaks the paper with a dark band. */
export function Offer({ offer, number, drawing }: Props) {
  const { id, title, description, details, image, link, more } = offer;
  const trace = useTrace();
  const places = image ? aboveItsPicture : besideItsDrawing;
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={image ? ground.ink : [ground.paper, styles.offer]}>
      <div
        css={[sheet, twelveColumns, styles.sheet, image && styles.beforeScene, trace && traceStyle[trace]]}
      >
        <p css={[labelStyle, styles.number]} aria-hidden="true">
          {String(number).padStart(2, "0")}
        </p>
        <h2 id={`${id}-titre`} css={places.title}>
          {title}
        </h2>
        <p css={[styles.text, places.text]}>
          <Unbroken>{description}</Unbroken>
        </p>
        {!image && <div css={styles.figure}>{drawing}</div>}
        <ul css={[labelStyle, styles.details, places.details]}>
          {details.map((detail) => (
            <li key={detail} css={styles.detail}>
              {detail}
            </li>
          ))}
        </ul>
        <p css={[styles.actions, places.text]}>
          <ButtonLink link={link} look={image ? "filled" : "outlined"} />
          {more && <ButtonLink link={more} look="outlined" />}
        </p>
      </div>
      {image && (
        <div css={styles.scene}>
          <Picture image={image} sizes="100vw" css={styles.picture} />
          <PictureCaption image={image} css={[captionOver, styles.caption]} />
        </div>
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment Offer on SolutionsJsonOffers {
    id
    icon
    title
    description
    details
    image {
      ...WidePicture
    }
    link {
      ...Link
    }
    more {
      ...Link
    }
  }
`;

/** Above and below what is in an offer. */
const padding = "clamp(3rem, 5.5vw, 6rem)";

const traceStyle = { through: marginTrace.through(padding), into: marginTrace.into(padding) };

/** Columns of the sheet; everything is in one column of a narrow window. */
const columns = (gridColumn: string) => css({ [media.wide]: { gridColumn } });

const besideItsDrawing = {
  title: columns(half.left),
  text: columns(half.left),
  details: columns(half.left),
};

const aboveItsPicture = {
  title: css({ [media.wide]: { gridColumn: third.left, gridRow: "2 / span 2" } }),
  text: columns(third.middle),
  details: css({ [media.wide]: { gridColumn: third.right, gridRow: "2 / span 2" } }),
};

const styles = {
  offer: css({ "& + &": { borderBlockStart: `1px solid ${color.line}` } }),
  sheet: css({
    gap: space.l,
    paddingBlock: padding,
    // What is higher than its neighbours leaves its room below them all.
    [media.wide]: { gridTemplateRows: "auto auto auto auto 1fr" },
    [media.print]: { paddingBlock: space.l },
  }),
  beforeScene: css({ "&&": { paddingBlockEnd: space.xl } }),
  number: css({
    gridColumn: "1 / -1",
    marginBlockEnd: `calc(${space.s} - ${space.l})`,
    // Beside the trace's via, which a telephone's margin barely holds.
    [media.narrow]: { paddingInlineStart: space.xs },
  }),
  text: css({ maxInlineSize: size.measure }),
  actions: css({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.s }),
  details: css({ alignSelf: "start", borderBlockStart: `1px solid ${color.line}` }),
  detail: css({ paddingBlock: space.s, borderBlockEnd: `1px solid ${color.line}` }),
  figure: css({
    alignSelf: "center",
    [media.wide]: { gridColumn: half.right, gridRow: "2 / span 4" },
  }),
  scene: css({ position: "relative" }),
  caption: css({ [media.narrow]: { paddingInline: space.gutter, paddingBlockEnd: space.s } }),
  picture: css({
    // The device hangs in its upper half.
    "& img": { aspectRatio: "16 / 10", objectFit: "cover", objectPosition: "50% 30%" },
    [media.wide]: { "& img": { aspectRatio: "16 / 9", maxBlockSize: "max(90vh, 54vw)" } },
    [media.print]: { "& img": { maxBlockSize: "60mm" } },
  }),
};
