import { graphql, useStaticQuery } from "gatsby";

export type Site = Queries.SiteFactsQuery["facts"];

/** The facts of data/site.json that every page shows: what the layout, the head and the contact page ask for. */
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
