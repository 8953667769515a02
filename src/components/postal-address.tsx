import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";

type Props = { address: Queries.PostalAddressFragment };

/** In three lines; on a telephone in one. */
export function PostalAddress({ address: { street, postalCode, locality, countryName } }: Props) {
  return (
    <>
      {street}
      <Break />
      {`${postalCode}\u00a0${locality}`}
      <Break />
      {countryName}
    </>
  );
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
