import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";

/** A postal address on three lines, or on one on phones. */
export function PostalAddress({ address }: { address: Queries.PostalAddressFragment }) {
  const { street, countryName } = address;
  return (
    <>
      {street}
      {lineBreak}
      {postalCodeAndLocality(address)}
      {lineBreak}
      {countryName}
    </>
  );
}

/** Postal code and locality, kept on one line. */
export function postalCodeAndLocality({ postalCode, locality }: Queries.PostalAddressFragment): string {
  return `${postalCode}\u00a0${locality}`;
}

export const fragment = graphql`
  fragment PostalAddress on SiteJsonBusinessAddress {
    street
    postalCode
    locality
    countryName
  }
`;

const styles = {
  comma: css({ [media.medium]: { display: "none" } }),
  lineBreak: css({ [media.narrow]: { display: "none" } }),
};

const lineBreak = (
  <>
    <span css={styles.comma}>, </span>
    <br css={styles.lineBreak} />
  </>
);
