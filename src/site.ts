import { graphql, useStaticQuery } from "gatsby";

export type Site = Queries.SiteFactsQuery["facts"] & {
  /** Year of the build, four digits. */
  builtIn: string;
};

/** The facts of data/site.json that every page shows: what the layout, the head and the contact page ask for. */
export function useSite(): Site {
  const { facts, build } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      build: site {
        year: buildTime(formatString: "YYYY")
      }
      facts: siteContent {
        ...Header
        ...Footer
        ...UpdatePrompt
        ...ContactDetailsBusiness
        ...SiteHead
      }
    }
  `);
  return { ...facts, builtIn: build?.year ?? "" };
}
