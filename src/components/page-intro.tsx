import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container, twelveColumns } from "../theme/container";
import { color, fontSize, media, size, space } from "../theme/tokens";

/** The header of a page other than home. */
export function PageIntro({ title, lead }: Queries.PageIntroFragment) {
  return (
    <header css={[container, twelveColumns, styles.intro]}>
      <IntroText title={title} lead={lead} />
    </header>
  );
}

export function IntroText({ title, lead }: Queries.PageIntroFragment) {
  return (
    <>
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.lead}>{lead}</p>
    </>
  );
}

export const fragment = graphql`
  fragment PageIntro on Intro {
    title
    lead
  }
`;

/** Space between the header and a page's title; smaller in short viewports. */
export const spaceAboveTitle = "clamp(2rem, min(4vw, 6svh), 4rem)";

const styles = {
  intro: css({
    gap: space.l,
    paddingBlock: `${spaceAboveTitle} clamp(2rem, min(3.5vw, 5svh), 3.5rem)`,
    [media.print]: { paddingBlock: space.l },
  }),
  title: css({
    letterSpacing: "-0.035em",
    lineHeight: 1,
    // Breaks at the same words in fallback and web font, so that the layout does not shift.
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
};
