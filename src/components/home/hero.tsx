import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { half, sheet, toWindowEdge, twelveColumns } from "../../theme/sheet";
import { color, fontSize, media, space } from "../../theme/tokens";
import { ButtonLink, buttonRow } from "../button-link";
import { aboveTrace, traceStyle } from "../drawings/trace";
import { AnnotatedPicture } from "./annotated-picture";
import { Audience } from "./audience";

type Props = { hero: Queries.HeroFragment };

/** The top of the home page: the promise on the left, an annotated picture of a board on the right, and for whom it is below. */
export function Hero({ hero }: Props) {
  return (
    <header css={[sheet, twelveColumns, traceStyle.room, styles.hero]}>
      <div css={styles.words}>
        <p css={[labelStyle, traceStyle.via]}>{hero.label}</p>
        <h1 css={styles.title}>{hero.title}</h1>
        <p css={styles.lead}>{hero.lead}</p>
        <p css={styles.actions}>
          <ButtonLink link={hero.primary} />
          <ButtonLink link={hero.secondary} look="outlined" />
        </p>
      </div>
      <Audience audience={hero.audience} />
      <AnnotatedPicture hero={hero} css={styles.picture} />
    </header>
  );
}

export const fragment = graphql`
  fragment Hero on HomeJsonHero {
    ...AnnotatedPicture
    label
    title
    lead
    primary {
      ...Link
    }
    secondary {
      ...Link
    }
    audience {
      ...Client
    }
  }
`;

const styles = {
  hero: css({
    position: "relative",
    gap: space.l,
    paddingBlockStart: aboveTrace,
  }),
  words: css({
    display: "grid",
    gap: space.m,
    [media.medium]: { gap: space.l },
    zIndex: 1,
    alignContent: "start",
    // The promise begins with the picture, the buttons end with it.
    [media.wide]: { gridRow: 1, gridColumn: half.left, gridTemplateRows: "auto auto auto 1fr" },
  }),
  title: css({
    fontSize: "clamp(2.25rem, 19.5vw, 8rem)",
    lineHeight: 0.94,
    letterSpacing: "-0.04em",
    // The side bearings of «à» and, on the first line, of «D», so that both line up with the label's first letter.
    marginInlineStart: "-0.025em",
    textIndent: "-0.03em",
    maxInlineSize: "8ch",
    [media.wide]: { fontSize: fontSize.display },
  }),
  lead: css({
    maxInlineSize: "30em",
    color: color.textMuted,
    fontSize: "clamp(1.25rem, max(1.12rem + 0.22vw, 1.02vw), 1.625rem)",
    lineHeight: 1.4,
    textWrap: "balance",
    // So that whom it is for is in the first view.
    [media.narrow]: { fontSize: "1.125rem" },
    [media.wide]: { maxInlineSize: "27em" },
  }),
  actions: css(buttonRow, {
    alignSelf: "end",
    [media.narrow]: { marginBlockStart: space.xs, "& > a": { flexGrow: 1 } },
  }),
  picture: css({
    marginInlineEnd: toWindowEdge,
    [media.wide]: {
      gridRow: 1,
      gridColumn: half.right,
      // Its upper edge is on the line of the title's capitals.
      marginBlockStart: `calc(1.3rem + ${space.l} + 0.12 * ${fontSize.display})`,
      // The labels hang below the buttons.
      marginBlockEnd: "-2.75rem",
    },
  }),
};
