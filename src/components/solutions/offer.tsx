import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { background } from "../../theme/background";
import { container, third, twelveColumns } from "../../theme/container";
import { color, media, size, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { bentLine, marginCentre } from "../drawings/trace";
import { NoWrap } from "../no-wrap";
import { chamberPlace } from "./chamber";

type Props = {
  offer: Queries.OfferFragment;
  /** Drawn over the upper edge of its band. */
  above?: ReactNode;
  /** Its drawing, with the offer's details as callouts. */
  children: ReactNode;
};

/** One offer with its drawing. The firm's own product is in a dark band, below the ground. */
export function Offer({ offer, above, children }: Props) {
  const { id, icon, title, description, link, more } = offer;
  const isProduct = icon === "water";
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={isProduct ? styles.product : styles.onPaper}>
      {above}
      <div css={isProduct && [background.ink, styles.band]}>
        <div css={[container, twelveColumns, styles.sheet, layouts[icon]]}>
          <div css={styles.words}>
            <h2 id={`${id}-titre`}>{title}</h2>
            <p css={styles.text}>
              <NoWrap>{description}</NoWrap>
            </p>
            <p css={styles.actions}>
              <ButtonLink link={link} variant={isProduct ? "filled" : "outlined"} />
              {more && <ButtonLink link={more} variant="outlined" />}
            </p>
          </div>
          <div css={styles.figure}>{children}</div>
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

/** Above and below what is in an offer. */
const padding = "clamp(2rem, 4vw, 4.5rem)";

const styles = {
  // Its anchor leaves the antenna below the header.
  product: css({ scrollMarginBlockStart: 0 }),
  band: css({ overflowX: "clip", "& > div": { paddingBlockStart: 0 } }),
  // A wire in the margin goes on over the rule.
  onPaper: css({
    overflow: "clip",
    [media.wide]: { overflowClipMargin: 1 },
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
  }),
  sheet: css({
    position: "relative",
    gap: space.l,
    paddingBlock: padding,
    [media.medium]: { rowGap: space.xl },
    [media.print]: { paddingBlock: space.l },
  }),
  words: css({ display: "grid", alignContent: "start", gap: space.m, position: "relative" }),
  text: css({ maxInlineSize: size.measure }),
  actions: css(buttonRow, {
    alignItems: "start",
    marginBlockStart: space.xs,
    // Clear of the ring of what has the focus.
    [media.narrow]: { paddingInlineEnd: space.xs },
  }),
  figure: css({ minInlineSize: 0 }),
};

const bend = "1.5rem";
/** Right of the radio's dots, at 500 of the drawing's 1228 units. */
const radioAt = `calc(100% - ${space.gutter} - ${501.5 / 1228} * (100% - 2 * ${space.gutter}))`;

/** From the drawing's upper edge down to a gap after its own dots, which end at 628 of its units. */
const radioFrom = `calc(3px + ${628 / 1228} * (100% - 2 * ${space.gutter}))`;

/** Chromium draws pieces of dots where a round corner has no neighbour. */
const wholeDots = (end: "Start" | "End") => ({
  clipPath: end === "Start" ? "inset(0 0 0 5px)" : "inset(0 3px 0 0)",
});

const drawingFirst = { "& > :last-child": { order: -1 } };

/** How an offer stands about its drawing: words first, then the figure. */
const layouts: Record<Queries.Icon, ReturnType<typeof css>> = {
  // The words stand in the drawing's free corner, beside the board.
  board: css({
    [media.narrow]: { paddingBlockStart: space.m },
    [media.wide]: {
      paddingBlockStart: space.m,
      "& > *": { gridRow: 1 },
      "& > :first-of-type": {
        zIndex: 1,
        inlineSize: "39%",
        alignSelf: "start",
        marginBlockStart: "calc(21.6% + 3.6rem)",
      },
      // Clear of the motor's cable.
      "& h2": { maxInlineSize: "9em" },
    },
    // Out of the board's radio and into the margin.
    [media.wideScreen]: {
      "&::before": {
        ...bentLine("End", "End", "radio"),
        insetBlock: `${space.m} calc(${bend} - 3px)`,
        insetInlineEnd: radioAt,
        inlineSize: bend,
        blockSize: "auto",
        marginBlockStart: radioFrom,
        ...wholeDots("Start"),
      },
      "&::after": {
        ...bentLine("Start", "Start", "radio"),
        insetBlockEnd: 0,
        insetInlineStart: `calc(${space.gutter} - ${marginCentre})`,
        insetInlineEnd: `calc(${radioAt} + ${bend} - 6px)`,
        blockSize: bend,
        ...wholeDots("End"),
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
    // The ruler comes to rest below (islands/measurement/measurement.tsx).
    paddingBlockEnd: 0,
    [media.wide]: {
      // Beside the screen, as long as that is in sight.
      "& > :first-of-type": {
        gridColumn: third.left,
        position: "sticky",
        insetBlockStart: `calc(${size.header} + ${space.l})`,
        alignSelf: "start",
        paddingInlineEnd: space.m,
      },
      "& > :last-child": { gridColumn: "5 / -1" },
    },
  }),
  water: css(drawingFirst, {
    "& > :last-child": chamberPlace,
    [media.large]: {
      "& > *": { gridRow: 1 },
      "& > :first-of-type": {
        gridColumn: "1 / 6",
        // Over the pipe, however many they are.
        zIndex: 1,
        alignSelf: "start",
        marginBlockStart: padding,
        background: color.background,
        "& h2": { fontSize: "clamp(2.5rem, 1.6rem + 3.4vw, 4.5rem)" },
      },
    },
  }),
};
