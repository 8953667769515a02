import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { Site } from "../site";
import { container, half, third, twelve, twelveColumns } from "../theme/container";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, space } from "../theme/tokens";
import { touchTarget } from "../theme/touch-target";
import { Brand } from "./brand";
import { EmailLink } from "./email-link";
import { mapUrl } from "./map";
import { PostalAddress } from "./postal-address";

type Props = { site: Site; path: string };

export function Footer({ site, path }: Props) {
  const { footer, interface: labels } = site;
  const { address, geo } = site.business;
  return (
    <footer css={styles.footer}>
      <div css={[container, twelveColumns, styles.container]}>
        <div css={styles.identity}>
          <Brand name={site.name} />
          <p css={styles.tagline}>{site.tagline}</p>
        </div>
        <nav aria-label={labels.footerNavigation} css={styles.pages}>
          <p css={labelStyle}>{labels.footerPages}</p>
          <ul>
            {site.navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={to === path ? "page" : undefined} css={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={styles.contact}>
          <p css={labelStyle}>{labels.footerContact}</p>
          <ul>
            {footer.emails.map((email) => (
              <li key={email.label} css={styles.email}>
                <span css={styles.emailLabel}>{email.label}</span>
                <EmailLink address={email.address} css={styles.emailLink} />
              </li>
            ))}
          </ul>
        </div>
        <address css={styles.place}>
          <p css={labelStyle}>{labels.footerAddress}</p>
          <p css={styles.address}>
            <PostalAddress address={address} />
          </p>
          {/* The printed address makes the map link redundant. */}
          <a href={mapUrl(geo)} className="screen-only" css={styles.link}>
            {labels.openMap}
          </a>
        </address>
      </div>
      <div css={[container, styles.colophon]}>
        <p>
          {"© "}
          {/* Updated by inline/every-page.mts if the build is from an earlier year. */}
          <span data-year="">{new Date().getFullYear()}</span>
          {` ${site.name}`}
        </p>
        <a href={footer.social.url} rel="me" css={[styles.link, styles.social]}>
          {footer.social.label}
        </a>
        <ul css={styles.legal}>
          {footer.legal.map(({ label, to }) => (
            <li key={to}>
              <a href={to} css={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment Footer on SiteJson {
    name
    tagline
    navigation {
      ...Link
    }
    business {
      address {
        ...PostalAddress
      }
      geo {
        latitude
        longitude
      }
    }
    footer {
      emails {
        label
        address
      }
      legal {
        ...Link
      }
      social {
        label
        url
      }
    }
    interface {
      footerNavigation
      footerPages
      footerContact
      footerAddress
      openMap
    }
  }
`;

const styles = {
  footer: css({
    borderBlockStart: `1px solid ${color.line}`,
    background: color.background,
    fontSize: fontSize.small,
  }),
  container: css({
    gap: space.m,
    paddingBlock: "1.75rem 0",
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 5fr)",
      gap: space.xl,
      paddingBlock: `${space.xxl} ${space.xl}`,
    },
    [media.wide]: { gridTemplateColumns: twelve, gap: space.l },
    [media.print]: { paddingBlock: `${space.m} 0` },
  }),
  identity: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    alignContent: "start",
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.s,
    // Breaks a long word of the name before it reaches the next column.
    "& > span > span": { overflowWrap: "anywhere" },
    [media.medium]: {
      gridColumn: "1",
      marginBlockEnd: 0,
      flexDirection: "column",
      alignItems: "start",
      justifyContent: "start",
      gap: space.m,
      // Aligns the name with the other columns' titles.
      marginBlockStart: -3,
    },
    [media.wide]: { gridColumn: third.left },
  }),
  tagline: css({ color: color.textMuted, [media.medium]: { fontSize: fontSize.heading3 } }),
  // Links wrap in rows on phones, where a column would fill the screen.
  pages: css({
    "& ul": { display: "flex", flexWrap: "wrap", columnGap: space.s },
    [media.medium]: { gridColumn: "2", gridRow: "1 / 3", "& ul": { display: "block" } },
    [media.wide]: { gridColumn: "5 / 7" },
  }),
  contact: css({
    [media.stacked]: { "& > :first-of-type": { marginBlockEnd: space.xs } },
    [media.medium]: { gridColumn: "3", gridRow: "1 / 3" },
    [media.wide]: { gridColumn: half.right },
  }),
  link: css(touchTarget, {
    color: color.text,
    "&[aria-current]": { color: color.brand, fontWeight: 600, textDecoration: "none" },
  }),
  email: css({
    display: "grid",
    [media.wide]: { gridTemplateColumns: "8rem minmax(0, 1fr)", alignItems: "baseline", columnGap: space.xs },
  }),
  emailLabel: css({ color: color.textMuted, lineHeight: 1.3 }),
  // The touch target includes the label above the link.
  emailLink: css({
    margin: 0,
    // As tall as the links of the other column.
    paddingBlock: "0.578rem",
    color: color.text,
    [media.stacked]: {
      paddingBlock: "1.25rem 0",
      marginBlockStart: "-1.25rem",
      "li:not(:last-of-type) > &": { marginBlockEnd: space.xs },
    },
  }),
  place: css({
    [media.medium]: { gridColumn: "1", gridRow: "2", alignSelf: "end" },
    [media.wide]: { gridColumn: third.left },
  }),
  address: css({ marginBlockStart: space.xs }),
  colophon: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space.l}`,
    paddingBlock: space.xs,
    color: color.textMuted,
    [media.medium]: { paddingBlock: space.m },
  }),
  social: css({ [media.medium]: { marginInlineStart: "auto" } }),
  legal: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space.l}`,
    [media.narrow]: { flexGrow: 1 },
  }),
};
