import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";

type Props = { address: Queries.PostalAddressFragment };

/** A postal address in three lines, on phones in one. */
export function PostalAddress({ address }: Props) {
  const { street, countryName } = address;
  return (
    <>
      {street}
      <Break />
      {town(address)}
      <Break />
      {countryName}
    </>
  );
}

/** Keeps postal code and locality on one line. */
export function town({ postalCode, locality }: Queries.PostalAddressFragment): string {
  return `${postalCode}\u00a0${locality}`;
}

function Break() {
  return (
    <>
      <span css={styles.comma}>, </span>
      <br css={styles.line} />
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
  line: css({ [media.narrow]: { display: "none" } }),
};
