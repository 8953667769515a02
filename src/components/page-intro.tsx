import { css } from "@emotion/react";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { labelStyle } from "./label";

type Props = { label: string; title: string; lead: string };

/** The head of an inner page: label, title, lead, on a drawing sheet's corner. */
export function PageIntro({ label, title, lead }: Props) {
  return (
    <header css={styles.intro}>
      <p css={labelStyle}>{label}</p>
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.lead}>{lead}</p>
    </header>
  );
}

const styles = {
  intro: css({
    display: "grid",
    gap: space.l,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `clamp(3rem, 7vw, 7rem) ${space.gutter} clamp(2.5rem, 5vw, 5rem)`,
    [media.wide]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      "& > *": { gridColumn: "1 / span 9" },
    },
    [media.print]: { paddingBlock: space.l },
  }),
  title: css({ fontSize: fontSize.heading1, letterSpacing: "-0.035em", lineHeight: 1 }),
  lead: css({
    maxInlineSize: size.measure,
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    [media.wide]: { gridColumn: "1 / span 7 !important" },
  }),
};
