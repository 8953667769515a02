import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { labelStyle } from "../theme/label";
import { sheet, third, twelve, twelveColumns } from "../theme/sheet";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { intoMargin } from "./drawings/trace";

type Props = Queries.PageIntroFragment & {
  /** Stands beside the words where there is room, below them elsewhere. */
  drawing?: ReactNode;
  /** Whether the drawing's copper leaves it at its lower left corner, for the page's margin. */
  isTraced?: boolean;
};

/** The head of an inner page: label, title, lead. */
export function PageIntro({ label, title, lead, drawing, isTraced = false }: Props) {
  return (
    <header css={[sheet, twelveColumns, styles.intro, isTraced && styles.traced]}>
      <IntroWords label={label} title={title} lead={lead} />
      {drawing && <div css={[styles.drawing, isTraced && styles.drawingTraced]}>{drawing}</div>}
      {isTraced && <div css={[intoMargin, styles.trace]} />}
    </header>
  );
}

/** For a head that is arranged otherwise. */
export function IntroWords({ label, title, lead }: Queries.PageIntroFragment) {
  return (
    <>
      <p css={[labelStyle, styles.words]}>{label}</p>
      <h1 css={[styles.words, styles.title]}>{title}</h1>
      <p css={[styles.words, styles.lead]}>{lead}</p>
    </>
  );
}

export const fragment = graphql`
  fragment PageIntro on Intro {
    label
    title
    lead
  }
`;

const styles = {
  intro: css({
    gap: space.l,
    [media.medium]: { gridTemplateColumns: twelve },
    paddingBlock: "clamp(2rem, 4vw, 4rem) clamp(2rem, 3.5vw, 3.5rem)",
    [media.print]: { paddingBlock: space.l },
  }),
  traced: css({ "&&": { paddingBlockEnd: `calc(${space.gutter} / 2)` } }),
  words: css({ [media.medium]: { gridColumn: "1 / 9" } }),
  title: css({ letterSpacing: "-0.035em", lineHeight: 1 }),
  lead: css({
    maxInlineSize: `min(${size.measure}, 44rem)`,
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    textWrap: "balance",
  }),
  drawing: css({
    gridRow: 4,
    [media.medium]: { gridColumn: third.right, gridRow: "1 / 5", alignSelf: "center" },
    [media.print]: { display: "none" },
  }),
  drawingTraced: css({ [media.medium]: { alignSelf: "end" } }),
  // From the drawing to the margin. On a telephone the drawing begins there.
  trace: css({
    gridRow: 4,
    alignSelf: "end",
    [media.medium]: { gridColumn: "1 / 9", inlineSize: `calc(100% + ${space.l})` },
    [media.print]: { display: "none" },
  }),
};
