import { graphql, useStaticQuery } from "gatsby";

export type Site = Queries.SitePartsQuery["site"];

/** The parts of data/site.json that the layout, the head and the contact page show. */
export function useSite(): Site {
  const { site } = useStaticQuery<Queries.SitePartsQuery>(graphql`
    query SiteParts {
      site: siteContent {
        ...Header
        ...Footer
        ...UpdatePrompt
        ...ContactDetailsBusiness
        ...SiteHead
      }
    }
  `);
  return site;
}
