import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { half, sheet, third, twelve, twelveColumns } from "../theme/sheet";
import { color, fontSize, media, size, space } from "../theme/tokens";

type Props = Queries.PageIntroFragment & {
  /** Beside the text where there is room, else below it. */
  drawing?: ReactNode;
  /** Whether the drawing runs on from the header into what follows, in the right half of the sheet. */
  isJoined?: boolean;
};

/** The head of an inner page: title, lead. */
export function PageIntro({ title, lead, drawing, isJoined = false }: Props) {
  return (
    <header css={[sheet, twelveColumns, styles.intro, isJoined && styles.beside, !drawing && styles.alone]}>
      <IntroWords title={title} lead={lead} />
      {drawing && <div css={isJoined ? styles.joined : styles.drawing}>{drawing}</div>}
    </header>
  );
}

/** For a head with another layout. */
export function IntroWords({ title, lead }: Queries.PageIntroFragment) {
  return (
    <>
      <h1 css={[styles.words, styles.title]}>{title}</h1>
      <p css={[styles.words, styles.lead]}>{lead}</p>
    </>
  );
}

export const fragment = graphql`
  fragment PageIntro on Intro {
    title
    lead
  }
`;

const padding = { above: "clamp(2rem, 4vw, 4rem)", below: "clamp(2rem, 3.5vw, 3.5rem)" };

const styles = {
  intro: css({
    gap: space.l,
    [media.medium]: { gridTemplateColumns: twelve },
    paddingBlock: `${padding.above} ${padding.below}`,
    [media.print]: { paddingBlock: space.l },
  }),
  words: css({ [media.medium]: { gridColumn: "1 / 9" } }),
  // On a telephone, lines break alike in the fallback typeface: no shift when the typeface arrives.
  title: css({
    letterSpacing: "-0.035em",
    lineHeight: 1,
    [media.narrow]: { letterSpacing: "-0.04em", maxInlineSize: "9.4em" },
  }),
  lead: css({
    maxInlineSize: `min(${size.measure}, 44rem)`,
    [media.narrow]: { maxInlineSize: "20em" },
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    textWrap: "balance",
  }),
  drawing: css({
    gridRow: 3,
    [media.medium]: { gridColumn: third.right, gridRow: "1 / 4", alignSelf: "center" },
    [media.print]: { display: "none" },
  }),
  alone: css({ "&& > *": { gridColumn: "1 / -1" } }),
  beside: css({
    [media.wideScreen]: {
      gridTemplateRows: "auto auto 1fr",
      "& > :not(div)": { gridColumn: half.left },
    },
  }),
  joined: css({
    gridRow: 3,
    blockSize: "21rem",
    // A pixel further than its own foot: nothing shows where the two drawings meet.
    marginBlockEnd: `calc(-1 * ${padding.below} - 1px)`,
    overflow: "clip",
    "& > svg": { overflow: "visible" },
    // As wide as the board that follows.
    [media.narrow]: { "& > svg": { inlineSize: "150.5%", maxInlineSize: "none" } },
    [media.medium]: { gridColumn: "1 / -1", blockSize: "auto", aspectRatio: "620 / 400" },
    [media.wide]: {
      gridColumn: half.right,
      gridRow: "1 / 4",
      aspectRatio: "auto",
      // As high as the words, and at least as the pipe is long.
      minBlockSize: "clamp(18rem, 27vw, clamp(25rem, 19.5vw, 31.5rem))",
      contain: "size",
      marginBlockStart: `calc(-1 * ${padding.above})`,
    },
    [media.print]: { display: "none" },
  }),
};
