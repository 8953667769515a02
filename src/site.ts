import { graphql, useStaticQuery } from "gatsby";

export type Site = Queries.SiteFactsQuery["facts"] & {
  /** Year of the build, four digits. */
  builtIn: string;
};

/** The facts of data/site.json that every page shows, for the layout and the head. */
export function useSite(): Site {
  const { facts, build } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      build: site {
        year: buildTime(formatString: "YYYY")
      }
      facts: siteContent {
        name
        tagline
        siteUrl
        business {
          description
          telephone
          email
          address {
            street
            postalCode
            locality
            region
            country
            countryName
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
          priceRange
          image {
            src {
              childImageSharp {
                resize(width: 1200, height: 900, quality: 80) {
                  src
                }
              }
            }
          }
        }
        navigation {
          label
          to
        }
        contactButton
        nextSteps
        footer {
          emails {
            label
            address
          }
          legal {
            label
            to
          }
          social {
            label
            url
          }
        }
        interface {
          skipToContent
          homeLink
          mainNavigation
          footerNavigation
          menu
          footerPages
          footerContact
          footerAddress
          footerFollow
          openMap
          newVersion
          reload
        }
      }
    }
  `);
  return { ...facts, builtIn: build?.year ?? "" };
}
