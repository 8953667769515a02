import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { labelStyle } from "../theme/label";
import { targetInText } from "../theme/target";
import { color, fontSize, space } from "../theme/tokens";
import { EmailLink } from "./email-link";
import { mapAddress } from "./map";
import { PostalAddress } from "./postal-address";
import { TelephoneLink } from "./telephone-link";

type Props = {
  labels: Queries.ContactDetailsFragment;
  business: Queries.ContactDetailsBusinessFragment["business"];
  mapLabel: string;
};

export function ContactDetails({ labels, business, mapLabel }: Props) {
  const titleId = useId();
  const { email, telephone, address } = business;
  return (
    <section aria-labelledby={titleId} css={styles.details}>
      <h2 id={titleId} css={styles.title}>
        {labels.title}
      </h2>
      <dl css={styles.list}>
        <div css={styles.entry}>
          <dt css={labelStyle}>{labels.email}</dt>
          <dd>
            <EmailLink address={email} />
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{labels.telephone}</dt>
          <dd>
            <TelephoneLink number={telephone} />
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{labels.address}</dt>
          <dd>
            <PostalAddress address={address} />
            <br />
            <a href={mapAddress(business.geo)} css={targetInText}>
              {mapLabel}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{labels.openingHours}</dt>
          {labels.openingHoursLines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </section>
  );
}

export const fragment = graphql`
  fragment ContactDetails on ContactJsonDetails {
    title
    email
    telephone
    address
    openingHours
    openingHoursLines
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
    }
  }
`;

const styles = {
  details: css({ alignSelf: "start" }),
  title: css({ marginBlockEnd: space.m, fontSize: fontSize.heading3 }),
  list: css({ borderBlockStart: `1px solid ${color.text}` }),
  entry: css({
    display: "grid",
    gap: space.xs,
    paddingBlock: space.m,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
};
