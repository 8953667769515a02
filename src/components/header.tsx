import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { sheet } from "../theme/sheet";
import { color, font, fontSize, media, shade, size, space } from "../theme/tokens";
import { visuallyHidden } from "../theme/visually-hidden";
import { Brand } from "./brand";
import { buttonStyle } from "./button-link";
import { ariaCurrent } from "./current-link";
import { EmailLink } from "./email-link";
import { TelephoneLink } from "./telephone-link";

type Props = {
  site: Queries.HeaderFragment;
  contactAddress: string;
  path: string;
  /** The skip link. */
  children?: ReactNode;
};

const menuId = "menu";

/**
 * One list of links: a row in the header of a wide window, a popover under the menu button of a narrow one. The
 * browser opens and closes it without JavaScript; inline/smooth-menu.ts does what browsers leave out.
 */
export function Header({ site, contactAddress, path, children }: Props) {
  const { name, navigation, contactButton, business, interface: labels } = site;
  return (
    <header css={styles.header}>
      {children}
      <div css={[sheet, styles.bar]}>
        <a
          href="/"
          aria-current={ariaCurrent("/", path)}
          css={styles.home}
          aria-label={`${name}, ${labels.homeLink}`}
        >
          <Brand name={name} />
        </a>
        {/* Right before what it opens: browsers read out as its details a popover that stands elsewhere. */}
        <button type="button" popoverTarget={menuId} css={styles.menuButton}>
          <MenuIcon />
          <span css={styles.menuLabel}>{labels.menu}</span>
        </button>
        <nav id={menuId} popover="auto" aria-label={labels.mainNavigation} css={styles.navigation}>
          <ul css={styles.list}>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={ariaCurrent(to, path)} css={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p css={styles.direct}>
            <TelephoneLink number={business.telephone} />
            <EmailLink address={business.email} />
          </p>
        </nav>
        <a href={contactAddress} css={[buttonStyle.outlined, styles.contact]}>
          {contactButton}
        </a>
      </div>
    </header>
  );
}

export const fragment = graphql`
  fragment Header on SiteJson {
    name
    navigation {
      ...Link
    }
    contactButton
    business {
      telephone
      email
    }
    interface {
      homeLink
      mainNavigation
      menu
    }
  }
`;

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={styles.menuIcon}>
      <path d="M2 5.5h16" />
      <path d="M2 14.5h16" />
    </svg>
  );
}

/** Where the menu button shows only its icon; screen readers still hear its name. */
const narrow = "@media (max-width: 27rem)";
/** The sheet and its button. A browser that knows no popover (Safari 16) shows the plain list under the name instead. */
const popover = "@supports selector(:popover-open)";
const narrowScreen = "@media screen and (width < 60rem)";

const styles = {
  header: css({
    zIndex: 2,
    background: color.background,
    borderBlockEnd: `1px solid ${color.line}`,
    insetBlockStart: 0,
    // The plain list would take too much of a small screen to stay.
    [popover]: { [media.sticky]: { position: "sticky" } },
    [media.wideSticky]: { position: "sticky" },
  }),
  bar: css({
    display: "flex",
    // For large text (WCAG 1.4.4), and for the plain list.
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.s,
    minBlockSize: size.header,
    paddingBlock: space.xs,
    // Room for four lines of the firm's name.
    [narrow]: { columnGap: space.xs, paddingBlock: 3 },
    [media.tight]: { paddingBlock: space.s },
  }),
  home: css({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.target,
    flex: "1 1 0",
    minInlineSize: "44px",
    textDecoration: "none",
    // The name wraps; where its longest word takes all the room, the symbol gives way.
    "& > span": { flex: 1, minInlineSize: 0, [narrow]: { gap: space.xs } },
    "& svg": { blockSize: "2rem", flexShrink: 1, minInlineSize: 0 },
    "& > span > span": { flex: "1 0 min-content", maxInlineSize: `calc(100% - ${space.s})` },
  }),
  navigation: css({
    inlineSize: "100%",
    order: 1,
    // The popover of a narrow window: a sheet under the header's first row, which holds its button.
    "&:popover-open": {
      position: "absolute",
      inset: `${size.header} 0 auto`,
      [media.sticky]: {
        position: "fixed",
        maxBlockSize: `calc(100dvh - ${size.header})`,
        overflow: "auto",
      },
      margin: 0,
      padding: `${space.xs} ${space.gutter} ${space.l}`,
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.background,
      color: color.text,
    },
    "&::backdrop": {
      insetBlockStart: size.header,
      background: shade.backdrop,
    },
    [media.wide]: {
      inlineSize: "auto",
      order: 0,
      "&, &:popover-open": {
        display: "block",
        position: "static",
        margin: 0,
        padding: 0,
        border: 0,
        background: "none",
        overflow: "visible",
      },
    },
  }),
  list: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.m}`,
    [popover]: { [narrowScreen]: { display: "block" } },
    [media.wide]: { flexWrap: "nowrap", gap: space.xs },
  }),
  link: css({
    display: "flex",
    alignItems: "center",
    position: "relative",
    minBlockSize: size.target,
    color: color.text,
    fontSize: fontSize.small,
    textDecoration: "none",
    "&[aria-current]": { color: color.brand, fontWeight: 600 },
    "&[aria-current]::before": {
      content: '""',
      position: "absolute",
      insetBlockEnd: "0.25rem",
      insetInline: 0,
      // A border stays in forced colours, a background does not.
      borderBlockEnd: `2px solid ${color.copper}`,
    },
    [popover]: {
      [narrowScreen]: {
        minBlockSize: "3.5rem",
        borderBlockEnd: `1px solid ${color.line}`,
        fontSize: fontSize.heading3,
        justifyContent: "space-between",
        "&[aria-current]::before": {
          position: "static",
          order: 1,
          inlineSize: "0.5rem",
          blockSize: "0.5rem",
          border: `2px solid ${color.copper}`,
          borderRadius: "50%",
        },
      },
    },
    [media.wide]: {
      paddingInline: space.s,
      "&[aria-current]::before": { insetInline: space.s },
    },
    [media.hover]: { "&:hover": { textDecoration: "underline" } },
  }),
  /** Under the links of the sheet; the header of a wide window leaves them to the page. */
  direct: css({
    display: "none",
    [popover]: {
      [narrowScreen]: {
        display: "flex",
        flexWrap: "wrap",
        gap: space.l,
        marginBlockStart: space.l,
        fontSize: fontSize.small,
      },
    },
  }),
  contact: css({
    paddingInline: space.m,
    [narrow]: { paddingInline: space.xs },
    // In two lines, at its hyphen.
    "@media (max-width: 22rem)": { inlineSize: "min-content", overflowWrap: "normal" },
    [media.tight]: { order: 2, inlineSize: "100%" },
    // Apart from the link of the same name.
    [media.wide]: { marginInlineStart: space.m },
  }),
  menuLabel: css({ [narrow]: visuallyHidden }),
  menuIcon: css({
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    "& path": { transformOrigin: "center" },
    // Open, the two lines cross.
    "header:has(:popover-open) & path": {
      "&:first-of-type": { transform: "rotate(45deg) translateY(4.5px)" },
      "&:last-of-type": { transform: "rotate(-45deg) translateY(-4.5px)" },
    },
  }),
  menuButton: css({
    display: "none",
    [popover]: { [narrowScreen]: { display: "inline-flex" } },
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minBlockSize: "3rem",
    minInlineSize: "3rem",
    padding: `0 ${space.xs}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: "none",
    color: color.text,
    font: `500 ${fontSize.small} ${font.text}`,
    cursor: "pointer",
  }),
};
