import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { openingHoursLines } from "../content/opening-hours";
import { container } from "../theme/container";
import { color, media, space } from "../theme/tokens";
import { touchTargetInText } from "../theme/touch-target";
import { EmailLink } from "./email-link";
import { mapUrl } from "./map";
import { postalCodeAndLocality } from "./postal-address";
import { TelephoneLink } from "./telephone-link";

type Props = {
  labels: Queries.ContactDetailsFragment;
  business: Queries.ContactDetailsBusinessFragment["business"];
  mapLabel: string;
};

/** Phone, address, e-mail and hours: in one line, in two columns, or in rows on phones. */
export function ContactDetails({ labels, business, mapLabel }: Props) {
  const { email, telephone, address } = business;
  return (
    <section aria-label={labels.title} css={container}>
      <ul css={styles.list}>
        <li css={styles.telephone}>
          <TelephoneLink number={telephone} />
        </li>
        <li>
          <a href={mapUrl(business.geo)} title={mapLabel} css={touchTargetInText}>
            {`${address.street}, ${postalCodeAndLocality(address)}`}
          </a>
        </li>
        <li>
          <EmailLink address={email} />
        </li>
        <li>
          {openingHoursLines(business.openingHours, labels.hours).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ContactDetails on ContactJsonDetails {
    title
    hours {
      several
      pair
      single
    }
  }

  fragment ContactDetailsBusiness on SiteJson {
    business {
      email
      telephone
      address {
        ...PostalAddress
      }
      geo {
        latitude
        longitude
      }
      openingHours {
        days
        opens
        closes
      }
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    "& > li": { paddingBlock: "0.65rem", [media.narrow]: { borderBlockStart: `1px solid ${color.line}` } },
    // The opening hours, the only item without a link.
    "& > li:last-of-type": { color: color.textMuted },
    [media.medium]: { gridTemplateColumns: "1fr 1fr", columnGap: space.l, paddingBlockEnd: space.s },
    [media.large]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
  }),
  telephone: css({ fontWeight: 600 }),
};
