import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { labelStyle } from "../theme/label";
import { sheet } from "../theme/sheet";
import { color, fontSize, media, size, space } from "../theme/tokens";

type Props = Queries.PageIntroFragment & {
  /** Stands beside the words where there is room. */
  drawing?: ReactNode;
};

/** The head of an inner page: label, title, lead. */
export function PageIntro({ label, title, lead, drawing }: Props) {
  return (
    <header css={[sheet, styles.intro, Boolean(drawing) && styles.drawn]}>
      <p css={labelStyle}>{label}</p>
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.lead}>{lead}</p>
      {drawing && <div css={styles.drawing}>{drawing}</div>}
    </header>
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
    paddingBlock: "clamp(3rem, 7vw, 7rem) clamp(2.5rem, 5vw, 5rem)",
    [media.print]: { paddingBlock: space.l },
  }),
  drawn: css({ [media.wideScreen]: { gridTemplateColumns: "2fr 1fr" } }),
  title: css({
    maxInlineSize: "58rem",
    letterSpacing: "-0.035em",
    lineHeight: 1,
  }),
  lead: css({
    maxInlineSize: `min(${size.measure}, 44rem)`,
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    textWrap: "balance",
  }),
  drawing: css({
    display: "none",
    [media.wideScreen]: { display: "block", gridArea: "1 / 2 / 4", alignSelf: "center" },
  }),
};
