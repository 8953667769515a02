import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { background } from "../../theme/background";
import { container, twelveColumns } from "../../theme/container";
import { color, media, size, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { bentLine, marginCentre, radioLine } from "../drawings/lines";
import { NoWrapTerms } from "../no-wrap-terms";
import { chamberColumn } from "./chamber";

type Props = {
  offer: Queries.OfferFragment;
  /** Stands on the upper edge of the dark background, which represents the ground. */
  drawingAboveGround?: ReactNode;
  /** The drawing, with the offer's details as callouts. */
  children: ReactNode;
};

/** A service or the firm's own product, with its drawing. The product's dark background represents the ground. */
export function Offer({ offer, drawingAboveGround, children }: Props) {
  const { id, icon, title, description, link, more } = offer;
  const isProduct = icon === "water";
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={isProduct ? styles.product : styles.service}>
      {drawingAboveGround}
      <div css={isProduct && [background.ink, styles.underground]}>
        <div css={[container, twelveColumns, styles.container, layouts[icon]]}>
          <div css={styles.textColumn}>
            <h2 id={`${id}-titre`}>{title}</h2>
            <p css={styles.text}>
              <NoWrapTerms>{description}</NoWrapTerms>
            </p>
            <p css={styles.actions}>
              <ButtonLink link={link} variant={isProduct ? "filled" : "outlined"} />
              {more && <ButtonLink link={more} variant="outlined" />}
            </p>
          </div>
          <div css={styles.drawing}>{children}</div>
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

const padding = "clamp(2rem, 4vw, 4.5rem)";

const styles = {
  // Links scroll to the antenna, just below the header, which then covers the ruler above.
  product: css({ scrollMarginBlockStart: "-1.25rem" }),
  underground: css({ overflowX: "clip", "& > div": { paddingBlockStart: 0 } }),
  // Clips the wires in the margin at 1 px below their offer, so that they cross the line between two offers.
  service: css({
    overflow: "clip",
    [media.wide]: { overflowClipMargin: 1 },
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
  }),
  container: css({
    position: "relative",
    gap: space.l,
    paddingBlock: padding,
    [media.medium]: { rowGap: space.xl },
    [media.print]: { paddingBlock: space.l },
  }),
  textColumn: css({ display: "grid", alignContent: "start", gap: space.m, position: "relative" }),
  text: css({ maxInlineSize: size.measure }),
  actions: css(buttonRow, {
    alignItems: "start",
    marginBlockStart: space.xs,
    // Keeps focus rings from being clipped.
    [media.narrow]: { paddingInlineEnd: space.xs },
  }),
  drawing: css({ minInlineSize: 0 }),
};

const bendRadius = "1.5rem";
/** Distance from the right to the right edge of the radio link, whose centre is at x = 500 of 1228; it is 3 wide. */
const radioInset = `calc(100% - ${space.gutter} - ${501.5 / 1228} * (100% - 2 * ${space.gutter}))`;

/** Distance from the top to the point where the radio link leaves the drawing, at y = 628, plus a gap between dots. */
const radioStart = `calc(3px + ${628 / 1228} * (100% - 2 * ${space.gutter}))`;

/** Shows the drawing first; tab order is unaffected, because no drawing has focusable content. */
const drawingFirst = {
  // Not `:last-child`, which matches only when the container is parsed completely.
  "& > :first-child + *": { order: -1 },
  // While the page still loads, hides the text that the drawing and its labels will move down.
  "& > :first-child:not(:has(~ * ul))": { visibility: "hidden" },
} as const;

const layouts: Record<Queries.Icon, ReturnType<typeof css>> = {
  // In wide layouts, the text is in the drawing's free lower left corner, beside the board.
  board: css({
    paddingBlockStart: space.m,
    [media.stacked]: { ...drawingFirst, paddingBlockStart: 2 },
    [media.wide]: {
      "& > *": { gridRow: 1 },
      "& > :first-of-type": {
        zIndex: 1,
        inlineSize: "39%",
        alignSelf: "start",
        marginBlockStart: "calc(21.6% + 3.6rem)",
      },
      // Keeps the title clear of the motor's cable.
      "& h2": { maxInlineSize: "9em" },
    },
    // Continues the drawing's radio link down and into the page's margin, in two pieces with one bend each.
    [media.wideScreen]: {
      "&::before": {
        ...bentLine({ block: "End", inline: "End", line: radioLine }),
        insetBlock: `${space.m} calc(${bendRadius} - 3px)`,
        insetInlineEnd: radioInset,
        inlineSize: bendRadius,
        blockSize: "auto",
        marginBlockStart: radioStart,
        // Clips the partial dots that Chromium draws where a round corner has no adjacent side.
        clipPath: "inset(0 0 0 5px)",
      },
      "&::after": {
        ...bentLine({ block: "Start", inline: "Start", line: radioLine }),
        insetBlockEnd: 0,
        insetInlineStart: `calc(${space.gutter} - ${marginCentre})`,
        insetInlineEnd: `calc(${radioInset} + ${bendRadius} - 6px)`,
        blockSize: bendRadius,
        clipPath: "inset(0 3px 0 0)",
      },
    },
  }),
  link: css({
    [media.wide]: {
      "& > :first-of-type": {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        columnGap: space.l,
        "& > *": { gridColumn: 2 },
        "& > h2": { gridArea: "1 / 1 / span 2", maxInlineSize: "9em" },
        "& > h2, & > p:first-of-type": { alignSelf: "baseline" },
      },
    },
  }),
  data: css({
    // `Measurement` adds the gap for the ruler below.
    paddingBlockEnd: 0,
    [media.wide]: {
      // Keeps the text in view beside the taller drawing.
      "& > :first-of-type": {
        gridColumn: "1 / 5",
        position: "sticky",
        insetBlockStart: `calc(${size.header} + ${space.l})`,
        alignSelf: "start",
        paddingInlineEnd: space.m,
      },
      "& > :last-child": { gridColumn: "5 / -1" },
    },
  }),
  water: css(drawingFirst, {
    "& > :last-child": chamberColumn,
    [media.large]: {
      "& > *": { gridRow: 1 },
      "& > :first-of-type": {
        gridColumn: "1 / 6",
        // Keeps the text above the drawn pipe.
        zIndex: 1,
        alignSelf: "start",
        marginBlockStart: padding,
        background: color.background,
        "& h2": { fontSize: "clamp(2.5rem, 1.6rem + 3.4vw, 4.5rem)" },
      },
    },
  }),
};
