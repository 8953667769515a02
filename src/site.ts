import { graphql, useStaticQuery } from "gatsby";

export type Site = Queries.SiteFactsQuery["facts"];

/** The parts of data/site.json that layout, head and contact page query. */
export function useSite(): Site {
  const { facts } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      facts: siteContent {
        ...Header
        ...Footer
        ...UpdatePrompt
        ...ContactDetailsBusiness
        ...SiteHead
      }
    }
  `);
  return facts;
}
