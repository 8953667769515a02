import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";

type Props = { address: Queries.PostalAddressFragment };

/** A postal address on three lines, or on one on phones. */
export function PostalAddress({ address }: Props) {
  const { street, countryName } = address;
  return (
    <>
      {street}
      <LineBreak />
      {postalCodeAndLocality(address)}
      <LineBreak />
      {countryName}
    </>
  );
}

/** Postal code and locality, kept on one line. */
export function postalCodeAndLocality({ postalCode, locality }: Queries.PostalAddressFragment): string {
  return `${postalCode}\u00a0${locality}`;
}

function LineBreak() {
  return (
    <>
      <span css={styles.comma}>, </span>
      <br css={styles.lineBreak} />
    </>
  );
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
