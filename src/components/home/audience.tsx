import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { background } from "../../theme/background";
import { color, fontSize, media, space } from "../../theme/tokens";
import { Arrow } from "./arrow";

/** Links for each kind of client; arrows to sections of this page point down. */
export function Audience({ audience }: { audience: readonly Queries.AudienceGroupFragment[] }) {
  return (
    <ul css={styles.audience} className="screen-only">
      {audience.map(({ who, need, to }) => (
        <li key={who} css={styles.client}>
          <a href={to} css={styles.link}>
            <strong css={styles.who}>{who}</strong> <span css={styles.need}>{need}</span>
            <Arrow css={[styles.arrow, to.startsWith("/#") && styles.pointingDown]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment AudienceGroup on HomeJsonHeroAudience {
    who
    need
    to
  }
`;

const styles = {
  audience: css(background.ink, {
    display: "grid",
    marginInlineStart: space.trace,
    borderBlockStart: `1px solid ${color.controlLine}`,
    [media.wideScreen]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.l },
  }),
  client: css({ [media.stacked]: { "& + &": { borderBlockStart: `1px solid ${color.line}` } } }),
  link: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    alignContent: "center",
    columnGap: space.m,
    minBlockSize: "4rem",
    blockSize: "100%",
    paddingBlock: space.xs,
    color: color.text,
    textDecoration: "none",
    lineHeight: 1.3,
    [media.wideScreen]: { minBlockSize: "5.25rem" },
    [media.hover]: {
      "&:hover strong": { textDecoration: "underline", textDecorationThickness: 1 },
      "&:hover svg": { translate: "4px 0" },
      "&[href^='/#']:hover svg": { translate: "0 4px" },
    },
  }),
  who: css({ fontWeight: 600, [media.wideScreen]: { fontSize: "clamp(1.0625rem, 1.9cqi, 1.25rem)" } }),
  need: css({ gridRow: 2, color: color.textMuted, fontSize: fontSize.small }),
  arrow: css({ gridArea: "1 / 2 / 3", [media.motion]: { transition: "translate 120ms" } }),
  pointingDown: css({ rotate: "90deg" }),
};
