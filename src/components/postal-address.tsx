import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";

type Props = { address: Queries.PostalAddressFragment };

/** In three lines; on a telephone in one. */
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

/** Postal code and locality stay on one line. */
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
