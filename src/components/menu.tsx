import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontSize, media, shade, size, space } from "../theme/tokens";
import { visuallyHidden } from "../theme/visually-hidden";
import { buttonStyle } from "./button-link";
import { EmailLink } from "./email-link";
import { TelephoneLink } from "./telephone-link";

const menuId = "menu";

/** The menu entry to mark on a page that is not in the menu. */
const parentPaths: Readonly<Record<string, string>> = { "/partenaires": "/a-propos" };

/** A row of links or, in stacked layouts, a button and its popover (inline/enhance-menu.ts closes it). */
export function Menu({ site, path }: { site: Queries.MenuFragment; path: string }) {
  const { navigation, business, interface: labels } = site;
  return (
    <>
      {/* The button is directly before the popover; otherwise, browsers expose the popover as the button's details. */}
      <button type="button" popoverTarget={menuId} css={styles.button}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={styles.icon}>
          <path d="M2 5.5h16" />
          <path d="M2 14.5h16" />
        </svg>
        <span css={styles.buttonLabel}>{labels.menu}</span>
      </button>
      <nav id={menuId} popover="auto" aria-label={labels.mainNavigation} css={styles.navigation}>
        <ul css={styles.list}>
          {navigation.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={to === path ? "page" : to === parentPaths[path] || undefined}
                css={styles.link}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p css={styles.popoverContacts}>
          <TelephoneLink number={business.telephone} />
          <EmailLink address={business.email} />
        </p>
      </nav>
    </>
  );
}

export const fragment = graphql`
  fragment Menu on SiteJson {
    navigation {
      ...Link
    }
    business {
      telephone
      email
    }
    interface {
      mainNavigation
      menu
    }
  }
`;

const rowLink = {
  minBlockSize: size.target,
  border: 0,
  fontSize: fontSize.small,
  "&[aria-current]::before": {
    content: '""',
    position: "absolute",
    insetBlockEnd: "0.25rem",
    insetInline: "var(--link-padding, 0px)",
    // Not a background, which forced colours remove.
    borderBlockEnd: `2px solid ${color.copper}`,
  },
} as const;

/** Style of the header without popover support (Safari 16): links below the site's name replace button and popover. */
export const noPopoverFallback = {
  "@supports not selector(:popover-open)": {
    [media.stacked]: {
      // A sticky header with the list would cover too much of a small screen.
      position: "static",
      "& button, & nav p": { display: "none" },
      "& nav ul": { display: "flex", flexWrap: "wrap", columnGap: space.m },
      "& nav li > a": rowLink,
    },
  },
} as const;

const styles = {
  navigation: css({
    inlineSize: "100%",
    order: 1,
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
    "&::backdrop": { insetBlockStart: size.header, background: shade.backdrop },
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
  list: css({ [media.wide]: { display: "flex", gap: space.xs } }),
  link: css({
    display: "flex",
    alignItems: "center",
    position: "relative",
    minBlockSize: "3.5rem",
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.text,
    fontSize: fontSize.heading3,
    textDecoration: "none",
    // Bold in the popover only; in the row, bold text would shift the other links.
    "&[aria-current]": { color: color.brand, [media.stacked]: { fontWeight: 600 } },
    [media.wide]: { ...rowLink, "--link-padding": space.s, paddingInline: space.s },
    [media.hover]: { "&:hover": { textDecoration: "underline" } },
  }),
  popoverContacts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: space.l,
    marginBlockStart: space.l,
    fontSize: fontSize.small,
    [media.wide]: { display: "none" },
  }),
  button: css(buttonStyle.outlined, {
    gap: space.xs,
    minInlineSize: "3rem",
    padding: `0 ${space.xs}`,
    [media.medium]: { paddingInline: space.m },
    // A frame would give it the same weight as the contact button beside it.
    [media.narrow]: { borderColor: "transparent" },
    fontWeight: 500,
    [media.wide]: { display: "none" },
  }),
  buttonLabel: css({ [media.narrow]: visuallyHidden }),
  icon: css({
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    "& path": { transformOrigin: "center" },
    // Crosses the two lines while the menu is open.
    "header:has(:popover-open) & path": {
      "&:first-of-type": { transform: "rotate(45deg) translateY(4.5px)" },
      "&:last-of-type": { transform: "rotate(-45deg) translateY(-4.5px)" },
    },
  }),
};
