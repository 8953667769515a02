import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ground } from "../theme/ground";
import { labelStyle } from "../theme/label";
import { sheet, twelveColumns } from "../theme/sheet";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { OfferAntenna } from "./offer-antenna";
import { offerLooks, padding } from "./offer-looks";
import { Unbroken } from "./unbroken";

type Props = {
  offer: Queries.OfferFragment;
  /** Position on the page, from 1. */
  number: number;
  /** The offer's details are its callouts. */
  drawing: ReactNode;
  /** Stands above the dark band, which is the ground: the product's antenna. */
  antenna: string;
};

/** The product's detail that belongs to the antenna, not to the chamber's drawing. */
const aboveGround = 2;

/** One offer, beside or above its drawing. The firm's own product is in a dark band, below the ground. */
export function Offer({ offer, number, drawing, antenna }: Props) {
  const { id, icon, title, description, details, link, more } = offer;
  const look = offerLooks[icon];
  const isProduct = icon === "water";
  const below = details.filter((_, index) => !isProduct || index !== aboveGround);
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={isProduct ? styles.product : styles.onPaper}>
      {isProduct && <OfferAntenna label={antenna} view={details[aboveGround]} />}
      <div css={isProduct && ground.ink}>
        <div css={[sheet, twelveColumns, styles.sheet, look.sheet]}>
          <header css={[styles.head, look.words]}>
            <p css={[labelStyle, look.number]} aria-hidden="true">
              {String(number).padStart(2, "0")}
            </p>
            <h2 id={`${id}-titre`} css={look.title}>
              {title}
            </h2>
          </header>
          <p css={[styles.text, look.words, look.text]}>
            <Unbroken>{description}</Unbroken>
          </p>
          <p css={[styles.actions, look.words]}>
            <ButtonLink link={link} look={isProduct ? "filled" : "outlined"} />
            {more && <ButtonLink link={more} look="outlined" />}
          </p>
          <div css={[styles.figure, look.figure]}>
            <div css={[styles.drawing, look.drawing]}>{drawing}</div>
            <ul css={[labelStyle, look.list, styles.details]}>
              {below.map((detail, index) => (
                <li key={detail} css={[styles.callout, look.callouts[index]]}>
                  <Unbroken>{detail}</Unbroken>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
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
    link {
      ...Link
    }
    more {
      ...Link
    }
  }
`;

const styles = {
  details: css({ fontSize: fontSize.callout }),
  // Its radio leaves it upwards.
  product: css({ overflowX: "clip" }),
  onPaper: css({ overflow: "clip", "& + &": { borderBlockStart: `1px solid ${color.line}` } }),
  sheet: css({
    position: "relative",
    gap: space.l,
    paddingBlock: padding,
    [media.print]: { paddingBlock: space.l },
  }),
  head: css({ display: "grid", gap: space.s }),
  text: css({ maxInlineSize: size.measure }),
  actions: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    gap: space.s,
    // Clear of the thread in the margin, with the ring of what has the focus.
    [media.narrow]: { paddingInlineEnd: space.xs, order: 1 },
  }),
  figure: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", [media.narrow]: { order: 1 } }),
  drawing: css({ position: "relative", "& > svg": { overflow: "visible" } }),
  callout: css({ position: "relative", "&::before, &::after": { position: "absolute" } }),
};
