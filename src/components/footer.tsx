import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { Site } from "../site";
import { container, twelveColumns, twelveColumnTemplate } from "../theme/container";
import { smallHeadingStyle } from "../theme/small-heading";
import { color, font, fontSize, media, space } from "../theme/tokens";
import { touchTarget } from "../theme/touch-target";
import { Brand } from "./brand";
import { EmailLink } from "./email-link";
import { mapUrl } from "./map";
import { PostalAddress } from "./postal-address";

export function Footer({ site, path }: { site: Site; path: string }) {
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
          <p css={smallHeadingStyle}>{labels.footerPages}</p>
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
          <p css={smallHeadingStyle}>{labels.footerContact}</p>
          <ul>
            {footer.emails.map((email) => (
              <li key={email.label} css={styles.email}>
                <span css={styles.emailLabel}>{email.label}</span>
                <EmailLink address={email.address} css={styles.emailLink} />
              </li>
            ))}
          </ul>
        </div>
        <address css={styles.addressBlock}>
          <p css={smallHeadingStyle}>{labels.footerAddress}</p>
          <p css={styles.address}>
            <PostalAddress address={address} />
          </p>
          {/* Not printed, because the address is enough on paper. */}
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

const lineHeight = "1.375rem";
const halfLineHeight = `calc(${lineHeight} / 2)`;

const styles = {
  footer: css({
    borderBlockStart: `1px solid ${color.line}`,
    background: color.background,
    font: `400 ${fontSize.small}/${lineHeight} ${font.text}`,
  }),
  container: css({
    gap: space.m,
    paddingBlock: "1.75rem 0",
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 5fr)",
      gap: `${space.m} ${space.xl}`,
      paddingBlock: `${space.xxl} ${space.xl}`,
    },
    [media.wide]: { gridTemplateColumns: twelveColumnTemplate, columnGap: space.l },
    [media.print]: { paddingBlock: `${space.xs} 0` },
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
      gap: space.s,
      // Aligns the firm's name with the other columns' titles.
      marginBlockStart: -3,
    },
    [media.wide]: { gridColumn: "1 / 4" },
  }),
  tagline: css({ color: color.textMuted, [media.medium]: { fontSize: fontSize.heading3, lineHeight: 1.2 } }),
  // Links wrap in rows on phones, where a column of links would fill the screen.
  pages: css({
    "& ul": { display: "flex", flexWrap: "wrap", columnGap: space.s },
    [media.medium]: { gridColumn: "2", gridRow: "1 / 3", "& ul": { display: "block" } },
    [media.wide]: { gridColumn: "4 / 6" },
  }),
  contact: css({
    "& > :first-of-type": { marginBlockEnd: halfLineHeight },
    [media.medium]: { gridColumn: "3", gridRow: "1 / 3" },
    [media.wide]: { gridColumn: "6 / 10" },
  }),
  link: css(touchTarget, {
    color: color.text,
    "&[aria-current]": { color: color.brand, fontWeight: 600, textDecoration: "none" },
  }),
  email: css({ display: "grid", [media.screen]: { "& + &": { marginBlockStart: lineHeight } } }),
  emailLabel: css({ color: color.textMuted }),
  // The link's touch target includes the label above it.
  emailLink: css({ margin: `-${lineHeight} 0 0`, paddingBlock: `${lineHeight} 0`, color: color.text }),
  addressBlock: css({
    [media.medium]: { gridColumn: "1", gridRow: "2", alignSelf: "end" },
    [media.wide]: { gridColumn: "10 / -1", gridRow: "1", alignSelf: "start" },
  }),
  address: css({ [media.screen]: { marginBlock: halfLineHeight } }),
  colophon: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space.l}`,
    paddingBlock: space.xs,
    color: color.textMuted,
    [media.wideScreen]: { paddingBlock: space.m },
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
