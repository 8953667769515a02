import { graphql } from "gatsby";

type Props = { address: Queries.PostalAddressFragment };

export function PostalAddress({ address: { street, postalCode, locality, countryName } }: Props) {
  return (
    <>
      {street}
      <br />
      {postalCode} {locality}
      <br />
      {countryName}
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
