import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { toWindowEdge } from "../../theme/sheet";
import { color, fontSize, media, space } from "../../theme/tokens";
import { piece } from "../drawings/trace";
import { Arrow } from "./arrow";

type Props = { audience: readonly Queries.ClientFragment[] };

/** Whom the firm works for: each cell leads to what concerns them, down this page or to another one. */
export function Audience({ audience }: Props) {
  return (
    <ul css={styles.audience}>
      {audience.map(({ who, need, to }) => (
        <li key={who} css={styles.client}>
          <a href={to} css={styles.link}>
            <strong css={styles.who}>{who}</strong> <span css={styles.need}>{need}</span>
            <Arrow css={[styles.arrow, to.startsWith("/#") && styles.down]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Client on HomeJsonHeroAudience {
    who
    need
    to
  }
`;

const styles = {
  // Under a rule that leaves the page.
  audience: css({
    position: "relative",
    display: "grid",
    "&::before": {
      ...piece,
      insetBlockStart: 0,
      insetInline: `0 ${toWindowEdge}`,
      borderBlockStart: `1px solid ${color.text}`,
    },
    [media.tablet]: { marginBlockStart: space.l },
    [media.wide]: {
      gridRow: 2,
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      marginBlockStart: "calc(2.75rem + 0.75rem)",
    },
  }),
  client: css({
    borderBlockEnd: `1px solid ${color.line}`,
    "&:last-of-type": { borderBlockEnd: 0 },
    [media.wide]: {
      borderBlockEnd: 0,
      // Between two columns, in the middle of their gap.
      "& + &": {
        marginInlineStart: `calc(${space.l} / -2)`,
        borderInlineStart: `1px solid ${color.line}`,
        paddingInlineStart: `calc(${space.l} / 2 - 1px)`,
      },
    },
  }),
  link: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    alignContent: "center",
    gap: `0 ${space.m}`,
    blockSize: "100%",
    paddingBlock: space.xs,
    color: color.text,
    textDecoration: "none",
    [media.wide]: { alignContent: "start", alignItems: "start", paddingBlock: "1.75rem" },
    [media.hover]: {
      "&:hover strong": {
        textDecoration: "underline",
        textUnderlineOffset: "0.2em",
        textDecorationThickness: 1,
      },
      "&:hover svg": { translate: "4px 0" },
      "&[href^='/#']:hover svg": { translate: "0 4px" },
    },
  }),
  who: css({ fontWeight: 600, [media.wide]: { fontSize: "1.375rem", lineHeight: 1.2 } }),
  need: css({ gridRow: 2, color: color.textMuted, fontSize: fontSize.small }),
  arrow: css({
    gridArea: "1 / 2 / 3",
    // Beside the first line.
    [media.wide]: { marginBlockStart: "0.2rem" },
    [media.motion]: { transition: "translate 120ms" },
  }),
  down: css({ rotate: "90deg" }),
};
