import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container } from "../theme/container";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { touchTarget } from "../theme/touch-target";
import { Brand } from "./brand";
import { buttonStyle } from "./button-link";
import { Menu, noPopoverFallback } from "./menu";

type Props = { site: Queries.HeaderFragment; contactHref: string; path: string };

export function Header({ site, contactHref, path }: Props) {
  const { name, contactButton, interface: labels } = site;
  return (
    <header css={styles.header}>
      <a href="#contenu" css={styles.skipLink}>
        {labels.skipToContent}
      </a>
      <div css={[container, styles.bar]}>
        <a
          href="/"
          aria-current={path === "/" ? "page" : undefined}
          css={styles.homeLink}
          aria-label={`${name}, ${labels.homeLink}`}
        >
          <Brand name={name} />
        </a>
        <Menu site={site} path={path} />
        <a href={contactHref} css={[buttonStyle.outlined, styles.contactButton]}>
          {contactButton}
        </a>
      </div>
    </header>
  );
}

export const fragment = graphql`
  fragment Header on SiteJson {
    ...Menu
    name
    contactButton
    interface {
      skipToContent
      homeLink
    }
  }
`;

/** Smaller in the narrowest viewports, so that the symbol fits beside the name. */
const narrowGap = `clamp(0.25rem, 6.25vw - 1rem, ${space.xs})`;

const styles = {
  header: css({
    zIndex: 2,
    background: color.background,
    borderBlockEnd: `1px solid ${color.line}`,
    insetBlockStart: 0,
    [media.sticky]: { position: "sticky" },
    ...noPopoverFallback,
  }),
  skipLink: css({
    position: "fixed",
    insetBlockStart: space.xs,
    insetInlineStart: space.xs,
    zIndex: 3,
    padding: `${space.s} ${space.m}`,
    background: color.brand,
    color: color.onBrand,
    "&:not(:focus)": { transform: "translateY(-200%)" },
  }),
  bar: css({
    display: "flex",
    // Wraps for large text (WCAG 1.4.4), and for the links shown without popover support.
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.s,
    minBlockSize: size.header,
    paddingBlock: space.xs,
    // Fits four lines of the firm's name.
    [media.narrow]: { columnGap: narrowGap, paddingBlock: 3 },
    [media.tight]: { paddingBlock: space.s },
  }),
  homeLink: css(touchTarget, {
    flex: "1 1 0",
    maxInlineSize: "max-content",
    marginInlineEnd: "auto",
    textDecoration: "none",
    // Lets the name wrap, and shrinks the symbol if the name's longest word does not fit.
    "& > span": { flex: 1, minInlineSize: 0, [media.narrow]: { gap: narrowGap } },
    "& svg": { blockSize: "2rem", flexShrink: 1, minInlineSize: 0 },
    "& > span > span": { flex: "1 0 min-content", maxInlineSize: `calc(100% - ${space.s})` },
  }),
  contactButton: css({
    paddingInline: space.m,
    [media.narrow]: { paddingInline: space.xs },
    // Keeps the button's label on one line in the narrowest viewports.
    "@media (max-width: 22rem)": { paddingInline: 6, fontSize: fontSize.label, whiteSpace: "nowrap" },
    [media.tight]: { order: 2, inlineSize: "100%" },
    // Separates the button from the navigation link of the same name.
    [media.wide]: { marginInlineStart: space.m },
  }),
};
